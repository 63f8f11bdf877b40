import type { SelectOption } from "../../ui/field.tsx";

/** A whole number to set up. */
export interface NumberSetting {
	field: string;
	label: string;
	hint?: string;
	min: number;
	max: number;
}

/** One of a few words to choose. */
export interface ChoiceSetting {
	field: string;
	label: string;
	choices: readonly SelectOption[];
}

/** Several names, written with commas between them. */
export interface NamesSetting {
	field: string;
	label: string;
	hint?: string;
	/** How many there may be. */
	most: number;
}

/** Corners of a figure, written as coordinates; it may be left out. */
export interface CornersSetting {
	field: string;
	label: string;
	hint?: string;
	mostCorners: number;
	/** How few there may be; 0 without it. */
	leastCorners?: number;
}

/** Parts of a drawing, each written as coordinates, with semicolons between them. */
export interface PartsSetting {
	field: string;
	label: string;
	hint?: string;
	mostParts: number;
}

/** Yes or no. */
export interface SwitchSetting {
	field: string;
	label: string;
	isSwitch: true;
}

export type Setting =
	| SwitchSetting
	| NumberSetting
	| ChoiceSetting
	| NamesSetting
	| CornersSetting
	| PartsSetting;

/** As far as a line or a plane may go. */
export const furthest = { min: -100_000, max: 100_000 };

const ends = [
	{ field: "from", label: "Starts at", ...furthest },
	{ field: "to", label: "Ends at", ...furthest },
] as const;

const numberEvery = {
	field: "number_every",
	label: "A number every",
	hint: "Marks; 0 numbers the ends only.",
	min: 0,
	max: 50,
} as const;

/** Of a line with equal steps. */
export const markSettings = [
	...ends,
	{ field: "steps", label: "Equal steps", min: 2, max: 50 },
	numberEvery,
] as const;

export const letter = {
	field: "variable",
	label: "Letter",
	choices: [..."xabchkmnprstvwy"].map((each) => ({ value: each, label: each })),
} as const;

/** Of a line with a mark at each whole number. */
export const wholeSettings = [...ends, numberEvery, letter] as const;
