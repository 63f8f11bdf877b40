import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hasFlash, leaveFlash, tellFlash } from "./flash.ts";

const page = Object.assign(new EventTarget(), { visibilityState: "visible" });

beforeEach(() => {
	vi.useFakeTimers();
	const stored = new Map<string, string>();
	vi.stubGlobal("sessionStorage", {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => void stored.set(key, value),
		removeItem: (key: string) => void stored.delete(key),
	});
	page.visibilityState = "visible";
	vi.stubGlobal("document", page);
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

const goodbye = { kind: "error", text: "You were signed out." } as const;
const hello = { kind: "success", text: "Welcome back." } as const;

/** A page with a message; `show` is the moment its toast appears. */
function open() {
	const told: { text: string; show: () => void }[] = [];
	const leave = tellFlash(({ text }, show) => told.push({ text, show }));
	return { texts: () => told.map(({ text }) => text), show: () => told[0]?.show(), leave };
}

test("a message is shown once, when it could be read", () => {
	leaveFlash(goodbye);
	const first = open();
	expect(first.texts()).toEqual([goodbye.text]);
	first.show();
	vi.advanceTimersByTime(999);
	expect(hasFlash()).toBe(true);
	vi.advanceTimersByTime(1);
	expect(hasFlash()).toBe(false);
	expect(open().texts()).toEqual([]);
});

test("a page that is left before showing it leaves the message to the next", () => {
	leaveFlash(goodbye);
	open().leave();
	vi.advanceTimersByTime(60_000);
	expect(open().texts()).toEqual([goodbye.text]);
});

test("a message left in between does not count as read", () => {
	leaveFlash(hello);
	open().show();
	leaveFlash(goodbye);
	vi.advanceTimersByTime(60_000);
	expect(open().texts()).toEqual([goodbye.text]);
});

test("messages are not read in a hidden tab", () => {
	leaveFlash(goodbye);
	page.visibilityState = "hidden";
	const { texts } = open();
	expect(texts()).toEqual([]);
	page.visibilityState = "visible";
	page.dispatchEvent(new Event("visibilitychange"));
	page.dispatchEvent(new Event("visibilitychange"));
	expect(texts()).toEqual([goodbye.text]);
});

test("invalid messages are discarded", () => {
	sessionStorage.setItem("learnin-flash", "{");
	expect(open().texts()).toEqual([]);
	expect(hasFlash()).toBe(false);
});
