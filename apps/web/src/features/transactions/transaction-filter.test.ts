import { describe, expect, it } from "vitest";
import { periodsBetween, readFilter, withPart, writeFilter } from "./transaction-filter.ts";

describe("the choice of months", () => {
	it("goes back to the first movement, with years before their months", () => {
		expect(periodsBetween("2025-11", "2026-02").map(({ label }) => label)).toEqual([
			"All of 2026",
			"February 2026",
			"January 2026",
			"All of 2025",
			"December 2025",
			"November 2025",
		]);
		expect(periodsBetween("2025-12", "2026-01").map(({ value }) => value)).toEqual([
			"2026",
			"2026-01",
			"2025",
			"2025-12",
		]);
	});

	it("has only the current one before there was any", () => {
		expect(periodsBetween(null, "2026-11").map(({ value }) => value)).toEqual(["2026", "2026-11"]);
	});
});

describe("the filter in the address", () => {
	it("is restored as written, keeping other parameters", () => {
		const filter = { student_id: "7", kind: "refunds", period: "2026-11" } as const;
		const written = writeFilter(new URLSearchParams("from=menu"), filter);
		expect(written.get("from")).toBe("menu");
		expect(readFilter(written)).toEqual(filter);
		expect(writeFilter(written, {}).toString()).toBe("from=menu");
	});

	it.each(["kind=tips", "period=2026-13", "period=26", "student_id="])("leaves %s out", (search) => {
		expect(readFilter(new URLSearchParams(search))).toEqual({});
	});

	it("loses a part that is cleared", () => {
		expect(withPart({ kind: "fees", period: "2026" }, "kind", "")).toEqual({ period: "2026" });
		expect(withPart({ period: "2026" }, "student_id", "7")).toEqual({ period: "2026", student_id: "7" });
	});
});
