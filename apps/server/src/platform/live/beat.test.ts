import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createBeat } from "./beat.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("all listeners share the same beat, whenever they joined, until they leave", () => {
	const beat = createBeat(1_000);
	const heard: string[] = [];
	const leave = beat.listen(() => heard.push("first"));
	vi.advanceTimersByTime(400);
	beat.listen(() => heard.push("second"));
	vi.advanceTimersByTime(600);
	expect(heard).toEqual(["first", "second"]);
	leave();
	vi.advanceTimersByTime(1_000);
	expect(heard).toEqual(["first", "second", "second"]);
});

test("no timer is left without listeners", () => {
	const beat = createBeat(1_000);
	const leave = [beat.listen(() => {}), beat.listen(() => {})];
	expect(vi.getTimerCount()).toBe(1);
	for (const each of leave) each();
	expect(vi.getTimerCount()).toBe(0);
	beat.listen(() => {});
	expect(vi.getTimerCount()).toBe(1);
});
