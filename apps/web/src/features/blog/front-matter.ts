import * as z from "zod";
import type { TileColor, TileKind, TileSpec } from "../../ui/tiles/tile.tsx";
import { tileShapes } from "../../ui/tiles/tile-shapes.tsx";

const colors: readonly TileColor[] = ["sky", "gold", "mint", "coral", "lilac"];
const kinds = Object.keys(tileShapes) as TileKind[];
const tilesOfArt = 6;

const tile = z.string().transform((words, context): TileSpec => {
	const [kind, color, turn = "0"] = words.trim().split(/\s+/u);
	const spec = {
		kind: kinds.find((each) => each === kind),
		color: colors.find((each) => each === color),
		turn: ([0, 90, 180, 270] as const).find((each) => String(each) === turn),
	};
	if (spec.kind && spec.color && spec.turn !== undefined)
		return { kind: spec.kind, color: spec.color, turn: spec.turn, soft: true };
	context.addIssue({ code: "custom", message: `"${words.trim()}" is no tile: a figure, a color, a turn` });
	return z.NEVER;
});

/** The front matter of an article. */
const frontMatter = z.strictObject({
	title: z.string().min(5).max(70),
	description: z.string().min(50).max(170),
	topic: z.string().min(3).max(20),
	published: z.iso.date(),
	updated: z.iso.date().optional(),
	art: z
		.string()
		.transform((text) => text.split(","))
		.pipe(z.array(tile).length(tilesOfArt)),
});

export type FrontMatter = z.infer<typeof frontMatter>;

/**
 * The front matter of an article, "key: value" per line between two lines of "---", and the text below it. Throws with
 * the name of the file and all faults.
 */
export function readFrontMatter(file: string, source: string): { head: FrontMatter; text: string } {
	const [, lines, text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/u.exec(source.replaceAll("\r\n", "\n")) ?? [];
	if (lines === undefined || text === undefined)
		throw new Error(`${file}: begins with no front matter between two lines of "---".`);
	const pairs = lines.split("\n").map((line): [string, string] => {
		const colon = line.indexOf(":");
		if (colon < 1) throw new Error(`${file}: "${line}" is no "key: value".`);
		return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
	});
	const read = frontMatter.safeParse(Object.fromEntries(pairs));
	if (read.success) return { head: read.data, text };
	const faults = read.error.issues.map(
		({ path, message }) => `${path.join(".") || "front matter"}: ${message}`,
	);
	throw new Error(`${file}: ${faults.join("; ")}`);
}
