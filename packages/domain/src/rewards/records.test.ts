import { expect, test } from "vitest";
import { personalRecords, type RecordWeek } from "./records.ts";

const week = (monday: string, change: Partial<RecordWeek> = {}): RecordWeek => ({
	monday,
	finished: 20,
	first_try: 10,
	made_good: 0,
	mastered: 0,
	...change,
});

test("no practice, no record", () => {
	expect(personalRecords([], "2026-11-23")).toEqual([]);
	expect(personalRecords([week("2026-11-16", { first_try: 0 })], "2026-11-23")).toEqual([]);
});

test("the most careful week has the highest share, not the highest count", () => {
	const weeks = [
		week("2026-11-02", { finished: 40, first_try: 24 }),
		week("2026-11-09", { finished: 20, first_try: 16 }),
		week("2026-11-16", { finished: 19, first_try: 19 }),
	];
	expect(personalRecords(weeks, "2026-11-23")).toEqual([
		{ record: "careful", monday: "2026-11-09", count: 16, of: 20, is_beaten: true },
	]);
});

test("the current week is not called careful, but its counts are", () => {
	const weeks = [
		week("2026-11-16", { made_good: 2 }),
		week("2026-11-23", { first_try: 20, made_good: 3, mastered: 1 }),
	];
	expect(personalRecords(weeks, "2026-11-23")).toEqual([
		{ record: "careful", monday: "2026-11-16", count: 10, of: 20, is_beaten: false },
		{ record: "made_good", monday: "2026-11-23", count: 3, of: null, is_beaten: true },
		{ record: "mastered", monday: "2026-11-23", count: 1, of: null, is_beaten: false },
	]);
});

test("an equal week does not replace the first one", () => {
	const weeks = [week("2026-11-09", { mastered: 2 }), week("2026-11-16", { mastered: 2 })];
	expect(personalRecords(weeks, "2026-11-23").map(({ monday }) => monday)).toEqual([
		"2026-11-09",
		"2026-11-09",
	]);
});

test("the first week of practice is no best week, as there is no other to compare with", () => {
	const first = week("2026-11-16", { made_good: 2, mastered: 3 });
	expect(personalRecords([first], "2026-11-23")).toEqual([]);
	expect(personalRecords([first, week("2026-11-23", { finished: 0 })], "2026-11-23")).toEqual([]);
	expect(personalRecords([first, week("2026-11-23", { finished: 1 })], "2026-11-23")).toHaveLength(3);
});
