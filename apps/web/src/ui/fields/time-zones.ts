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
}

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

/** The zones whose names have a word starting with each typed word; all of them for an empty search. */
export function findTimeZones(zones: readonly TimeZone[], typed: string): TimeZone[] {
	const words = plain(typed).split(" ").filter(Boolean);
	return zones.filter((zone) => {
		const own = plain(`${zone.id} ${zone.city} ${zone.name}`).split(" ");
		return words.every((word) => own.some((each) => each.startsWith(word)));
	});
}

/** The time there: "4:12 PM". */
export function timeThere({ id }: TimeZone, now: Date): string {
	return new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit", timeZone: id }).format(now);
}

function longNameOf(id: string): string {
	const parts = new Intl.DateTimeFormat("en-US", {
		timeZone: id,
		timeZoneName: "longGeneric",
	}).formatToParts(0);
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
