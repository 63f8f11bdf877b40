import type { SelectOption } from "../../../ui/fields/field.tsx";

/** A whole number to set up. */
export interface NumberSetting {
	field: string;
	label: string;
	hint?: string;
	min: number;
	max: number;
	/** May be left empty. */
	isOptional?: boolean;
}

/** A short plain text to set up. */
export interface TextSetting {
	field: string;
	label: string;
	mostLetters: number;
}

/** One of a few words to choose. */
export interface ChoiceSetting {
	field: string;
	label: string;
	choices: readonly SelectOption[];
}

/** Several names, separated by commas. */
export interface NamesSetting {
	field: string;
	label: string;
	hint?: string;
	/** The maximum number. */
	most: number;
}

/** Corners of a figure, written as coordinates; optional. */
export interface CornersSetting {
	field: string;
	label: string;
	hint?: string;
	mostCorners: number;
	/** The minimum number; 0 by default. */
	leastCorners?: number;
}

/** Parts of a drawing, each written as coordinates, separated by semicolons. */
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
	| TextSetting
	| CornersSetting
	| PartsSetting;

/** The limits of a line or a plane. */
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

/** For a line with equal steps. */
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

/** For a line with a mark at each whole number. */
export const wholeSettings = [...ends, numberEvery, letter] as const;
