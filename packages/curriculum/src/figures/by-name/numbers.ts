import type { numberFigures } from "@learnin/domain/authoring/drawn-figures/numbers";
import { baseTenBlocks } from "../numbers/base-ten-blocks.ts";
import { betweenLine } from "../lines/between-line.ts";
import { cardTable } from "../numbers/card-table.ts";
import { columnSum } from "../numbers/column-sum.ts";
import { emptyLine } from "../lines/empty-line.ts";
import { inequalityInWords, inequalityLine } from "../lines/inequality-line.ts";
import { jumpLine } from "../lines/jumps.ts";
import { numberLine } from "../lines/number-line.ts";
import { signedLine } from "../lines/signed-line.ts";
import { type AuthorFigures, counted, needsSome, readEnds, readStep, said, told } from "./author-figure.ts";

/** Number lines, blocks and cards with settings for authors. */
export const numbers: AuthorFigures<typeof numberFigures> = {
	"number-line": {
		initial: { from: "0", to: "5", parts: "2", point: "2.5" },
		read(read) {
			const [from, to] = readEnds(read, 20);
			const parts = read.whole("parts", 1, 12);
			const point = read.number("point", from, to);
			return () => ({
				svg: numberLine({ from, to, parts, labeled: () => true, point, color: "coral" }),
				alt: `A number line from ${from} to ${to} with ${counted(parts, "step")} from one whole number to the next. The point is at ${point}.`,
			});
		},
	},
	"inequality-line": {
		initial: { from: "-5", to: "5", boundary: "2", direction: "right", end: "closed" },
		read(read) {
			const [from, to] = readEnds(read, 24);
			const boundary = read.whole("boundary", from, to);
			const direction = read.choice("direction", ["right", "left"]);
			const is_closed = read.choice("end", ["closed", "open"]) === "closed";
			const ray = { from, to, boundary, direction, is_closed };
			return () => ({ svg: inequalityLine(ray), alt: inequalityInWords(ray) });
		},
	},
	"signed-line": {
		initial: { most: "10", every: "2", dots: [["-4"], ["3"]], start: "", stop: "" },
		read(read) {
			const most = read.whole("most", 1, 20);
			const every = read.whole("every", 1, most);
			const dots = read.rows("dots", [0, 8], (row) => row.number("0", -most, most));
			const [start, stop] = [read.maybe("start", -most, most), read.maybe("stop", -most, most)];
			if (start !== null && stop === null) read.refuse("stop", "not-a-number");
			if (start === null && stop !== null) read.refuse("start", "not-a-number");
			if (start !== null && start === stop) read.refuse("stop", "nothing-to-draw");
			const arrow = start === null || stop === null ? null : ([start, stop] as const);
			return () => ({
				svg: signedLine({
					most,
					labeled: (mark) => mark % every === 0,
					dots,
					...(arrow !== null && { arrow }),
					color: "coral",
				}),
				alt: `A number line from ${-most} to ${most} with zero in the middle.${dots.length === 0 ? "" : ` Dots at ${dots.join(", ")}.`}${arrow === null ? "" : ` An arrow goes from ${arrow[0]} to ${arrow[1]}.`}`,
			});
		},
	},
	"between-line": {
		initial: { low: "30", high: "40", at: "34", middle: "yes", point: "yes" },
		read(read) {
			const low = read.number("low", 0, 1_000_000);
			const high = read.number("high", low, 1_000_000);
			if (high === low) read.refuse("high", "out-of-order");
			const at = read.number("at", low, high);
			const [hasMiddle, hasPoint] = [read.isYes("middle"), read.isYes("point")];
			return () => ({
				svg: betweenLine({ low, high, at, hasMiddle, hasPoint }),
				alt: `A number line between ${low} and ${high}.${hasMiddle ? ` The middle, ${(low + high) / 2}, has a mark.` : ""}${hasPoint ? ` A point is at ${at}.` : ""}`,
			});
		},
	},
	"jump-line": {
		initial: {
			from: "0",
			to: "20",
			step: "1",
			every: "5",
			jumps: [
				["0", "6", "+ 6"],
				["6", "12", "+ 6"],
			],
		},
		read(read) {
			const ends = readEnds(read, 1000);
			const [from, to] = ends;
			const step = readStep(read, "step", ends, 60);
			const every = read.number("every", step, to - from);
			if ((to - from) / every > 24) read.refuse("every", "too-many-marks");
			const jumps = read.rows("jumps", [1, 12], (row) => ({
				piece: [row.number("0", from, to), row.number("1", from, to)] as const,
				name: row.words("2", 12),
			}));
			const labeled = (mark: number) => Math.abs(((mark - from) / every) % 1) < 1e-6;
			return () => ({
				svg: jumpLine({
					from,
					to,
					step,
					labeled,
					jumps: jumps.map(({ piece }) => piece),
					names: jumps.map(({ name }) => name),
				}),
				alt: `A number line from ${from} to ${to}. Jumps: ${jumps.map(({ piece: [start, stop], name }) => `from ${start} to ${stop}${name === "" ? "" : ` (${name})`}`).join(", ")}.`,
			});
		},
	},
	"empty-line": {
		initial: {
			stops: [
				["38", ""],
				["40", "+ 2"],
				["60", "+ 20"],
				["65", "+ 5"],
			],
		},
		read(read) {
			const stops = read.rows("stops", [2, 5], (row) => ({
				at: row.number("0", -10_000, 10_000),
				name: row.words("1", 8),
			}));
			const places = stops.map(({ at }) => at);
			const names = stops.slice(1).map(({ name }) => name);
			const isForward = (places.at(-1) ?? 0) > (places[0] ?? 0);
			const inOrder = places.every((place, at) => {
				const before = places[at - 1];
				return before === undefined || (isForward ? place > before : place < before);
			});
			if (!inOrder) read.refuse("stops", "out-of-order");
			return () => ({
				svg: emptyLine({ ends: [Math.min(...places), Math.max(...places)], stops: places, names }),
				alt: `An empty number line with jumps from ${places.join(" to ")}.${told([["Over the jumps", names.filter((name) => name !== "").join(", ")]])}`,
			});
		},
	},
	"base-ten-blocks": {
		initial: { hundreds: "1", tens: "3", ones: "4" },
		read(read) {
			const blocks = {
				hundreds: read.whole("hundreds", 0, 9),
				tens: read.whole("tens", 0, 19),
				ones: read.whole("ones", 0, 20),
			};
			needsSome(read, "ones", Object.values(blocks));
			return () => ({
				svg: baseTenBlocks(blocks),
				alt: `Base-ten blocks. Hundreds: ${blocks.hundreds}. Tens: ${blocks.tens}. Ones: ${blocks.ones}.`,
			});
		},
	},
	"column-sum": {
		initial: { upper: "347", sign: "+", lower: "85" },
		read(read) {
			const upper = read.whole("upper", 0, 999_999);
			const sign = read.choice("sign", ["+", "-", "×"]);
			const lower = read.whole("lower", 0, sign === "-" ? upper : 999_999);
			const result = { "+": upper + lower, "-": upper - lower, "×": upper * lower }[sign];
			const digits = Math.max(...[upper, lower, result].map((each) => `${each}`.length));
			return () => ({
				svg: columnSum(upper, lower, sign, digits),
				alt: `${upper} and ${lower} one below the other, with ${{ "+": "a plus", "-": "a minus", "×": "a times" }[sign]} sign and an empty row for the result.`,
			});
		},
	},
	"card-table": {
		initial: { cards: [["3/8"], ["1/2"], ["0.4"]] },
		read(read) {
			const cards = read.rows("cards", [1, 9], (row) => row.words("0", 14));
			return () => ({
				svg: cardTable(cards),
				alt: `Cards with room below each: ${cards.map(said).join(", ")}.`,
			});
		},
	},
};
