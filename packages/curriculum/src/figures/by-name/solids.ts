import type { solidFigures } from "@learnin/domain/authoring/drawn-figures/angles";
import { cubeStack } from "../shapes/cubes.ts";
import type { Corner } from "../shapes/polygons.ts";
import { prism, shownDepth } from "../shapes/prism.ts";
import { boxWithDiagonal } from "../shapes/right-triangle.ts";
import { type RoundPart, roundSolid } from "../shapes/round-solid.ts";
import { type AuthorFigures, needsSome, said } from "./author-figure.ts";

const kinds = ["cylinder", "cone", "tip", "dome", "bowl"] as const satisfies readonly RoundPart[];
const kindWords: Readonly<Record<RoundPart, string>> = {
	cylinder: "a cylinder",
	cone: "a cone",
	tip: "a cone upside down",
	dome: "the upper half of a ball",
	bowl: "the lower half of a ball",
};

/** Solids with settings for authors. */
export const solids: AuthorFigures<typeof solidFigures> = {
	prism: {
		initial: {
			face: "rectangle",
			width: "6",
			height: "3",
			depth: "4",
			width_words: "6 cm",
			height_words: "3 cm",
			depth_words: "4 cm",
		},
		read(read) {
			const kind = read.choice("face", ["rectangle", "triangle"]);
			const [width, height] = [read.number("width", 0.1, 1000), read.number("height", 0.1, 1000)];
			if (height > 8 * width || width > 8 * height) read.refuse("height", "no-such-shape");
			const depth = read.number("depth", 0.1, 1000);
			const [across, up] = [read.words("width_words", 12), read.words("height_words", 12)];
			const back = read.words("depth_words", 12);
			const face: readonly Corner[] =
				kind === "rectangle"
					? [
							[0, 0],
							[width, 0],
							[width, height],
							[0, height],
						]
					: [
							[0, 0],
							[width, height],
							[0, height],
						];
			const edges: Record<number, string> =
				kind === "rectangle" ? { 2: across, 3: up } : { 1: across, 2: up };
			return () => ({
				svg: prism({
					face,
					depth: shownDepth(depth, Math.max(width, height)),
					edge_labels: edges,
					depth_label: { corner: kind === "rectangle" ? 2 : 1, text: back },
					color: "sky",
				}),
				alt: `A ${kind === "rectangle" ? "box" : "prism whose front is a right triangle"}. The width of its front: ${said(across)}. The height of its front: ${said(up)}. The edge that goes back: ${said(back)}.`,
			});
		},
	},
	"box-diagonal": {
		initial: {
			length: "6",
			width: "4",
			height: "3",
			length_words: "6 cm",
			width_words: "4 cm",
			height_words: "3 cm",
		},
		read(read) {
			const sizes = [
				read.number("length", 0.1, 1000),
				read.number("width", 0.1, 1000),
				read.number("height", 0.1, 1000),
			] as const;
			if (Math.max(...sizes) > 8 * Math.min(...sizes)) read.refuse("length", "no-such-shape");
			const labels = [
				read.words("length_words", 16),
				read.words("width_words", 10),
				read.words("height_words", 10),
			] as const;
			return () => ({
				svg: boxWithDiagonal(sizes, labels),
				alt: `A box with its longest diagonal drawn inside. Length: ${said(labels[0])}. Width: ${said(labels[1])}. Height: ${said(labels[2])}.`,
			});
		},
	},
	"round-solid": {
		initial: { parts: [["cylinder", "8", "8 cm"]], radius: "3", shows: "radius", text: "3 cm" },
		read(read) {
			const parts = read.rows("parts", [1, 3], (row) => ({
				kind: row.choice("0", kinds),
				height: row.number("1", 0.1, 1000),
				height_label: row.words("2", 10),
			}));
			const radius = read.number("radius", 0.1, 1000);
			const shows = read.choice("shows", ["radius", "diameter"]);
			const text = read.words("text", 12);
			const tallest = Math.max(...parts.map(({ height }) => height), 0);
			if (tallest > 10 * radius || radius > 10 * tallest) read.refuse("radius", "no-such-shape");
			return () => ({
				svg: roundSolid({
					parts: parts.map(({ kind, height, height_label }) => ({
						kind,
						height,
						...(height_label !== "" && { height_label }),
					})),
					radius,
					...(text !== "" && (shows === "radius" ? { radius_label: text } : { diameter_label: text })),
					color: "gold",
				}),
				alt: `A solid, from top to bottom: ${parts.map(({ kind, height_label }) => `${kindWords[kind]}${height_label === "" ? "" : `, height ${said(height_label)}`}`).join("; ")}. Its ${shows}: ${said(text)}.`,
			});
		},
	},
	"cube-stack": {
		initial: {
			rows: [
				["3", "2", "2", ""],
				["2", "1", "1", ""],
			],
		},
		read(read) {
			const rows = read.rows("rows", [1, 4], (row) =>
				["0", "1", "2", "3"].map((column) => row.maybe(column, 0, 6) ?? 0),
			);
			for (const [at, row] of rows.entries())
				for (const [column, height] of row.entries())
					if (!Number.isInteger(height)) read.refuse(`rows.${at}.${column}`, "not-whole", 0, 6);
			needsSome(read, "rows", rows.flat());
			const columns = 1 + Math.max(...rows.map((row) => row.findLastIndex((height) => height > 0)), 0);
			const heights = rows.map((row) => row.slice(0, columns));
			return () => ({
				svg: cubeStack(heights, "gold"),
				alt: `Stacked cubes, from the back row to the front: ${heights.map((row) => row.join(", ")).join("; ")}.`,
			});
		},
	},
};
