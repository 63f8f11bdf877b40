import type { Question } from "@learnin/domain/question/question";

/** The cells of a table figure as its words tell them, row by row without the heading; and the heading. */
export function tableOf({ figure }: Question): { heading: string[]; rows: string[][] } {
	const alt = figure?.alt ?? "";
	const heading = /with the columns (.+?)\. Row 1/.exec(alt)?.[1]?.split(", ") ?? [];
	const rows = alt
		.split(/\.? ?Row \d+: /)
		.slice(1)
		.map((row) =>
			row
				.replace(/\.$/, "")
				.split(", ")
				.map((cell) => cell.slice(cell.indexOf(": ") + 2)),
		);
	return { heading, rows };
}
