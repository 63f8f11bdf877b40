import type { Generator } from "../src/generators/generator.ts";
import { varietyOf } from "../src/testing/variety.ts";
import { table } from "./table.ts";

/** How varied the questions of these skills are to a child, and how many levels and skills are below what is wanted. */
export function variety(generators: readonly Generator[], seeds: number): string {
	const reports = generators.map((generator) => varietyOf(generator, seeds));
	const rows = reports.map(({ skill_id, distinct, skeletons, types, typed }) => [
		skill_id,
		distinct.join(" "),
		`${skeletons}`,
		`${types.length}`,
		`${Math.round(typed * 100)}`,
	]);
	const levels = reports.flatMap(({ distinct }) => distinct);
	const count = (list: readonly unknown[], of: string) => `${list.length} ${of}`;
	return [
		table(["skill", "different at 1 to 5", "skeletons", "types", "typed %"], rows),
		[20, 50, 100]
			.map((least) =>
				count(
					levels.filter((each) => each < least),
					`levels below ${least}`,
				),
			)
			.join(", "),
		[
			count(
				reports.filter(({ skeletons }) => skeletons < 12),
				"skills below 12 skeletons",
			),
			count(
				reports.filter(({ types }) => types.length < 2),
				"of one type",
			),
			count(
				reports.filter(({ types }) => types.length >= 3),
				"of three types and more",
			),
			count(
				reports.filter(({ types }) => types.includes("LABELED_INPUT")),
				"with labels on a figure",
			),
			count(
				reports.filter(({ types }) => types.includes("VERIFY_WITH_LLM")),
				"with own words",
			),
		].join(", "),
		`${Math.round((100 * reports.reduce((sum, { typed }) => sum + typed, 0)) / reports.length)} % typed`,
		"",
	].join("\n");
}
