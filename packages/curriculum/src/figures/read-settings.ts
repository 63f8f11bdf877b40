import type { FigureFault } from "@learnin/domain/authoring/drawn-figures/fault";
import type { FigureSettings } from "@learnin/domain/question/question";

/** Text allowed in a picture: no markup. */
const PLAIN = /^[^<>&"'\\]*$/;
const MAX_CHARACTERS = 60;

/** Marks an entry that conflicts with the others. */
type Refuse = (id: string, fault: FigureFault["fault"], least?: number, most?: number) => void;

/** Reads the entries of a form or a row in order; an unreadable one is refused and a default is used. */
export interface EntryReader {
	refuse: Refuse;
	/** A whole number from `least` to `most`. */
	whole: (id: string, least: number, most: number) => number;
	/** Any number from `least` to `most`. */
	number: (id: string, least: number, most: number) => number;
	/** The same, or null if blank. */
	maybe: (id: string, least: number, most: number) => number | null;
	words: (id: string, most?: number) => string;
	choice: <T extends string>(id: string, choices: readonly [T, ...T[]]) => T;
}

export interface SettingsReader extends EntryReader {
	/** The first invalid setting. */
	fault: () => FigureFault | null;
	isYes: (id: string) => boolean;
	/** From `least` to `most` rows; the entries of a row are named by their numbers. */
	rows: <T>(id: string, range: readonly [least: number, most: number], read: (row: EntryReader) => T) => T[];
}

export function settingsReader(settings: FigureSettings): SettingsReader {
	let first: FigureFault | null = null;
	const refuse: Refuse = (setting, fault, least, most) => {
		first ??= { setting, fault, least: least ?? null, most: most ?? null };
	};
	const entries = entryReader((id) => {
		const value = settings[id];
		return typeof value === "string" ? value : "";
	}, refuse);
	return {
		...entries,
		fault: () => first,
		isYes: (id) => entries.choice(id, ["yes", "no"]) === "yes",
		rows(id, [least, most], read) {
			const value = settings[id];
			const rows = typeof value === "object" ? value : [];
			if (rows.length < least) refuse(id, "too-few-rows", least, most);
			if (rows.length > most) refuse(id, "too-many-rows", least, most);
			return rows.slice(0, most).map((row, at) =>
				read(
					entryReader(
						(column) => row[Number(column)] ?? "",
						(column, ...fault) => refuse(`${id}.${at}.${column}`, ...fault),
					),
				),
			);
		},
	};
}

function entryReader(textOf: (id: string) => string, refuse: Refuse): EntryReader {
	const number: EntryReader["number"] = (id, least, most) => {
		const text = textOf(id).trim().replace("\u2212", "-");
		const value = Number(text);
		if (text === "" || !Number.isFinite(value)) refuse(id, "not-a-number", least, most);
		else if (value < least || value > most) refuse(id, "out-of-range", least, most);
		else return value;
		return least;
	};
	return {
		refuse,
		number,
		maybe: (id, least, most) => (textOf(id).trim() === "" ? null : number(id, least, most)),
		whole(id, least, most) {
			const value = number(id, least, most);
			if (Number.isInteger(value)) return value;
			refuse(id, "not-whole", least, most);
			return Math.ceil(least);
		},
		words(id, most = MAX_CHARACTERS) {
			const text = textOf(id).trim();
			if (!PLAIN.test(text)) refuse(id, "not-plain");
			else if (text.length > most) refuse(id, "too-long", 0, most);
			else return text;
			return "";
		},
		choice(id, choices) {
			const text = textOf(id);
			const chosen = choices.find((each) => each === text);
			if (chosen === undefined) refuse(id, "not-a-choice");
			return chosen ?? choices[0];
		},
	};
}
