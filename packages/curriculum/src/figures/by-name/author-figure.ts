import type { Figure, FigureSettings } from "@learnin/domain/question/question";
import type { EntryReader, SettingsReader } from "../read-settings.ts";
import type { FigureColor } from "../svg.ts";

/** A figure for authors: its initial settings, and how they are read. */
export interface AuthorFigure {
	initial: FigureSettings;
	/** The returned function is called only if all settings are valid. */
	read: (read: SettingsReader) => () => Figure;
}

export type AuthorFigures<T> = Readonly<Record<keyof T, AuthorFigure>>;

/** Alternating, so that neighbors differ. */
export function colorAt(at: number): FigureColor {
	return (["sky", "gold", "mint", "coral", "lilac"] as const)[at % 5] ?? "sky";
}

/** The ends of an axis: whole numbers with a maximum distance. */
export function readEnds(
	read: SettingsReader,
	most: number,
	ids = ["from", "to"] as const,
): [number, number] {
	const from = read.whole(ids[0], -1000, 1000);
	return [from, read.whole(ids[1], from + 1, from + most)];
}

/** A step that divides the range evenly, with a maximum number of steps. */
export function readStep(
	read: SettingsReader,
	id: string,
	[from, to]: readonly [number, number],
	most: number,
): number {
	const step = read.number(id, 0.001, 1_000_000);
	const count = (to - from) / step;
	if (Math.abs(count - Math.round(count)) > 1e-6 || count < 1) read.refuse(id, "uneven-steps");
	if (count > most) read.refuse(id, "too-many-marks");
	return step;
}

/** A segment from one point to another, in the order of the columns. */
export function readPiece(row: EntryReader, x: readonly [number, number], y: readonly [number, number]) {
	return {
		from: [row.number("0", ...x), row.number("1", ...y)] as const,
		to: [row.number("2", ...x), row.number("3", ...y)] as const,
	};
}

/** Refuses settings that would draw nothing. */
export function needsSome(read: SettingsReader, id: string, counts: readonly number[]): void {
	if (counts.every((count) => count === 0)) read.refuse(id, "nothing-to-draw");
}

/** A text in a figure, for its alt text. */
export function said(text: string): string {
	return text === "" ? "no words" : text === "?" ? "unknown" : text;
}

/** Texts at several places, for the alt text; empty ones are skipped. */
export function told(places: readonly (readonly [place: string, text: string])[]): string {
	return places
		.filter(([, text]) => text !== "")
		.map(([place, text]) => ` ${place}: ${said(text).replace(/\.$/, "")}.`)
		.join("");
}

export function counted(count: number, one: string, many = `${one}s`): string {
	return `${count} ${count === 1 ? one : many}`;
}

export function isAre(count: number): string {
	return count === 1 ? "is" : "are";
}
