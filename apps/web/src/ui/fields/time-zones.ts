/** Places that browsers still list with an older name. */
const newNames: Record<string, string> = {
	"Africa/Asmera": "Africa/Asmara",
	"America/Godthab": "America/Nuuk",
	"Asia/Calcutta": "Asia/Kolkata",
	"Asia/Katmandu": "Asia/Kathmandu",
	"Asia/Rangoon": "Asia/Yangon",
	"Asia/Saigon": "Asia/Ho_Chi_Minh",
	"Atlantic/Faeroe": "Atlantic/Faroe",
	"Europe/Kiev": "Europe/Kyiv",
};

export interface TimeZone {
	/** The stored id: "Asia/Kathmandu". */
	id: string;
	/** "Kathmandu". */
	city: string;
	/** "Nepal Time". */
	name: string;
	/** The city the zone is named after, if this is another one. */
	near?: string;
}

/** Of zones with one name ("Central Time"), the one most families mean: the list shows it first. */
const usual = new Set([
	"America/New_York",
	"America/Chicago",
	"America/Denver",
	"America/Los_Angeles",
	"America/Anchorage",
	"Pacific/Honolulu",
	"Asia/Kathmandu",
]);

/** The zone's current name. */
function presentName(id: string): string {
	return newNames[id] ?? id;
}

/** Every zone of this browser, by city, including `also`. */
export function listTimeZones(also: string): TimeZone[] {
	const ids = new Set([...Intl.supportedValuesOf("timeZone").map(presentName), "UTC", presentName(also)]);
	return [...ids].map(describeTimeZone).toSorted((a, b) => a.city.localeCompare(b.city, "en"));
}

export function describeTimeZone(given: string): TimeZone {
	const id = presentName(given);
	const city = (id.split("/").slice(1).reverse().join(", ") || id).replaceAll("_", " ");
	return { id, city, name: longNameOf(id) };
}

/**
 * The zones and cities whose names have a word starting with each typed word, the best match first; every zone for an
 * empty search.
 */
export function findTimeZones(zones: readonly TimeZone[], typed: string): TimeZone[] {
	const text = plain(typed);
	const words = text.split(" ").filter(Boolean);
	if (words.length === 0) return zones.filter(({ near }) => near === undefined);
	return zones
		.filter((zone) => {
			const own = namesOf(zone).split(" ");
			return words.every((word) => own.some((each) => each.startsWith(word)));
		})
		.map((zone) => ({ zone, rank: rankOf(zone, text) }))
		.toSorted((a, b) => a.rank - b.rank)
		.map(({ zone }) => zone);
}

/** A city is not found by its zone's name: "Central" would list them all. */
function namesOf({ id, city, name, near }: TimeZone): string {
	return plain(near === undefined ? `${id} ${city} ${name}` : city);
}

/** Lower is better: the city itself, the zone itself, a city or a zone that starts so, anything else. */
function rankOf({ id, city, name, near }: TimeZone, typed: string): number {
	const isUsual = near === undefined && usual.has(id);
	const isStart = plain(city).startsWith(typed);
	if (plain(city.split(",")[0] ?? city) === typed) return 0;
	if (isUsual && `${plain(name)} `.startsWith(`${typed} `)) return 1;
	if (isStart && (isUsual || near !== undefined)) return 2;
	if (isStart) return 3;
	return near === undefined && plain(name).startsWith(typed) ? 4 : 5;
}

/** The time there: "4:12 PM". */
export function timeThere({ id }: TimeZone, now: Date): string {
	return new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit", timeZone: id }).format(now);
}

function longNameOf(id: string): string {
	const parts = new Intl.DateTimeFormat("en-US", {
		timeZone: id,
		timeZoneName: "longGeneric",
	}).formatToParts();
	return parts.find(({ type }) => type === "timeZoneName")?.value ?? id;
}

function plain(text: string): string {
	return text
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, " ")
		.trim();
}
