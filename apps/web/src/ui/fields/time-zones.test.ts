import { describe, expect, test } from "vitest";
import { listCities } from "./time-zone-cities.ts";
import { describeTimeZone, findTimeZones, listTimeZones, timeThere } from "./time-zones.ts";

const zones = listTimeZones("Asia/Katmandu");
const idsFor = (typed: string) => findTimeZones(zones, typed).map(({ id }) => id);

describe("time zones", () => {
	test("are listed once each, with their current names, including the own one", () => {
		const ids = zones.map(({ id }) => id);
		expect(new Set(ids).size).toBe(ids.length);
		expect(ids).toContain("Asia/Kathmandu");
		expect(ids).toContain("UTC");
		expect(ids).not.toContain("Asia/Katmandu");
		expect(ids.length).toBeGreaterThan(300);
	});

	test.each([
		["new york", "America/New_York"],
		["york new", "America/New_York"],
		["NEPAL", "Asia/Kathmandu"],
		["kathm", "Asia/Kathmandu"],
		["utc", "UTC"],
		["Europe/Berlin", "Europe/Berlin"],
	])("%o finds %s", (typed, id) => expect(idsFor(typed)).toContain(id));

	test.each([
		["Austin", "Austin, Texas", "America/Chicago"],
		["austin texas", "Austin, Texas", "America/Chicago"],
		["washington", "Washington, D.C.", "America/New_York"],
		["Phoenix", "Phoenix", "America/Phoenix"],
		["pho", "Phoenix", "America/Phoenix"],
		["las vegas", "Las Vegas, Nevada", "America/Los_Angeles"],
		["Pokhara", "Pokhara, Nepal", "Asia/Kathmandu"],
		["Eastern", "New York", "America/New_York"],
		["Central time", "Chicago", "America/Chicago"],
		["Mountain", "Denver", "America/Denver"],
		["Pacific", "Los Angeles", "America/Los_Angeles"],
		["Alaska", "Anchorage", "America/Anchorage"],
		["san", "San Antonio, Texas", "America/Chicago"],
		["Hawaii", "Honolulu", "Pacific/Honolulu"],
		["Nepal", "Kathmandu", "Asia/Kathmandu"],
	])("%o finds %s first", (typed, city, id) => {
		expect(findTimeZones([...zones, ...listCities()], typed)[0]).toMatchObject({ city, id });
	});

	test("have the other large cities, each in a zone of the list and named once", () => {
		const ids = new Set(zones.map(({ id }) => id));
		const cities = listCities();
		expect(cities.filter(({ id }) => !ids.has(id))).toEqual([]);
		expect(new Set(cities.map(({ city }) => city)).size).toBe(cities.length);
		expect(findTimeZones(cities, "")).toEqual([]);
	});

	test("an empty search finds all, nonsense none", () => {
		expect(idsFor(" ")).toHaveLength(zones.length);
		expect(idsFor("atlantis")).toEqual([]);
	});

	test("are found by city, name and the time there", () => {
		const zone = describeTimeZone("America/Argentina/Buenos_Aires");
		expect(zone.city).toBe("Buenos Aires, Argentina");
		expect(describeTimeZone("UTC").city).toBe("UTC");
		expect(timeThere(describeTimeZone("Asia/Kathmandu"), new Date("2026-11-21T12:00:00Z"))).toBe("5:45 PM");
	});
});
