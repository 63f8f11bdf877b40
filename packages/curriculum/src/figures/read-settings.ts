/** Words that may be part of a picture: nothing that would be markup. */
const PLAIN = /^[^<>&"'\\]{0,60}$/;
const MOST_ITEMS = 12;

/** Reads the settings of a figure one after the other, and keeps the first that cannot be drawn. */
export interface SettingsReader {
	/** The setting that cannot be drawn; undefined while all can. */
	fault: () => string | undefined;
	/** Marks a setting that does not go with the others. */
	refuse: (id: string) => void;
	/** A whole number from `least` to `most`. */
	whole: (id: string, least: number, most: number) => number;
	/** Any number from `least` to `most`. */
	number: (id: string, least: number, most: number) => number;
	words: (id: string) => string;
	/** What is between commas. */
	list: (id: string) => string[];
	numbers: (id: string, least: number, most: number) => number[];
}

export function settingsReader(settings: Readonly<Record<string, string>>): SettingsReader {
	let fault: string | undefined;
	const refuse = (id: string) => {
		fault ??= id;
	};
	const numberIn = (id: string, text: string, least: number, most: number) => {
		const value = Number(text.trim().replace("\u2212", "-"));
		if (text.trim() !== "" && value >= least && value <= most) return value;
		refuse(id);
		return least;
	};
	const words = (id: string) => {
		const text = (settings[id] ?? "").trim();
		if (PLAIN.test(text)) return text;
		refuse(id);
		return "";
	};
	const list = (id: string) => {
		const items = words(id)
			.split(",")
			.map((item) => item.trim());
		if (items.length > MOST_ITEMS) refuse(id);
		return items.slice(0, MOST_ITEMS);
	};
	return {
		fault: () => fault,
		refuse,
		number: (id, least, most) => numberIn(id, settings[id] ?? "", least, most),
		whole(id, least, most) {
			const value = numberIn(id, settings[id] ?? "", least, most);
			if (Number.isInteger(value)) return value;
			refuse(id);
			return least;
		},
		words,
		list,
		numbers: (id, least, most) => list(id).map((item) => numberIn(id, item, least, most)),
	};
}
