import { expect, test } from "vitest";
import { devicesOf } from "./devices-of.ts";

const session = (
	id: string,
	last_seen_at: string,
	{ browser = "Chrome", child_name = null }: { browser?: string | null; child_name?: string | null } = {},
) => ({ id, browser, system: "Mac", child_name, last_seen_at, signed_in_at: last_seen_at });

test("sessions that look the same are one device, with the last use of any of them", () => {
	const devices = devicesOf([
		session("1", "2026-11-20T10:00:00.000Z"),
		session("2", "2026-11-22T10:00:00.000Z"),
		session("3", "2026-11-21T10:00:00.000Z", { browser: "Safari" }),
		session("4", "2026-11-19T10:00:00.000Z", { child_name: "Maya" }),
	]);
	expect(
		devices.map(({ browser, child_name, times, last_seen_at }) => [
			browser,
			child_name,
			times,
			last_seen_at.slice(8, 10),
		]),
	).toEqual([
		["Chrome", null, 2, "22"],
		["Safari", null, 1, "21"],
		["Chrome", "Maya", 1, "19"],
	]);
	expect(devicesOf([])).toEqual([]);
});
