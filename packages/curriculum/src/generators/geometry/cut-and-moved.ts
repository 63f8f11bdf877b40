import type { Cut } from "@learnin/domain/interactions/cut/settings";
import { ask, type Form, NAMES, type Random, slip, whole, type Wrong } from "../../kit/index.ts";

type Corners = readonly (readonly [x: number, y: number])[];

/** A figure that one cut and one move make a rectangle of. */
interface Cuttable {
	name: string;
	corners: Corners;
	along: Cut["along"];
	/** The rectangle. */
	length: number;
	height: number;
	wrong: readonly Wrong[];
	/** Where to cut, and how the piece goes. */
	hints: readonly [string, string];
}

type Draw = (random: Random) => Cuttable;

/** The whole rectangle around a figure, which is more than what is covered. */
function boxAround(corners: Corners): Wrong {
	const reach = (axis: 0 | 1) => Math.max(...corners.map((corner) => corner[axis]));
	return [slip.filledTheCorner, whole(reach(0) * reach(1))];
}

/** The same figure, seen in a mirror. */
function mirrored(corners: Corners): Corners {
	const most = Math.max(...corners.map(([x]) => x));
	return corners.map(([x, y]) => [most - x, y]);
}

/** The piece slides from one end to the other one. */
const parallelogram: Draw = (random) => {
	const [length, height, aside] = [random.integer(4, 7), random.integer(3, 5), random.integer(1, 3)];
	const corners: Corners = [
		[0, 0],
		[length, 0],
		[length + aside, height],
		[aside, height],
	];
	return {
		name: "parallelogram",
		corners: random.pick([corners, mirrored(corners)]),
		along: "down",
		length,
		height,
		wrong: [boxAround(corners), [slip.addedBaseAndHeight, whole(length + height)]],
		hints: ["Cut straight down from one of its corners.", "The left piece fits on the right, just as it is."],
	};
};

/** Half of it is turned, and fills the missing corner. */
const rightTriangle: Draw = (random) => {
	const along = random.pick(["across", "down"] as const);
	const [length, height] = [2 * random.integer(2, 5), 2 * random.integer(2, 3)];
	const corners: Corners = [
		[0, 0],
		[length, 0],
		[0, height],
	];
	const isAcross = along === "across";
	return {
		name: "right triangle",
		// The left piece moves: cut straight down, it must be the triangle that fills the corner.
		corners: isAcross ? random.pick([corners, mirrored(corners)]) : mirrored(corners),
		along,
		length: isAcross ? length : length / 2,
		height: isAcross ? height / 2 : height,
		wrong: [
			[slip.forgotTheHalf, whole(length * height)],
			[slip.addedBaseAndHeight, whole(length + height)],
		],
		hints: [
			isAcross ? "Cut straight across, at half the height." : "Cut straight down, in the middle of the base.",
			"Turn the piece. Where does it fill a missing corner?",
		],
	};
};

/** A rectangle and a right triangle beside it: the upper half is turned. */
const trapezoid: Draw = (random) => {
	const [top, more, half] = [random.integer(2, 4), 2 * random.integer(1, 2), random.integer(2, 3)];
	const base = top + more;
	const corners: Corners = [
		[0, 0],
		[base, 0],
		[top, 2 * half],
		[0, 2 * half],
	];
	const isMirrored = random.integer(0, 1) === 1;
	return {
		name: "trapezoid with two right angles",
		// In the mirror there must be room on the left.
		corners: isMirrored ? mirrored(corners).map(([x, y]) => [x + top, y]) : corners,
		along: "across",
		length: base + top,
		height: half,
		wrong: [boxAround(corners), [slip.usedOneBase, whole(top * 2 * half)]],
		hints: [
			"Cut straight across, at half the height.",
			"Turn the top part, and move it next to the slanted side of the bottom part.",
		],
	};
};

/** A block on top of another one comes to lie beside it. */
const blocks: Draw = (random) => {
	const [length, height] = [random.integer(4, 7), random.integer(2, 3)];
	const top = random.integer(2, Math.min(4, length - 1));
	const from = random.integer(0, length - top);
	const corners: Corners = [
		[0, 0],
		[length, 0],
		[length, height],
		...(from + top < length ? ([[from + top, height]] as const) : []),
		[from + top, 2 * height],
		[from, 2 * height],
		...(from > 0
			? ([
					[from, height],
					[0, height],
				] as const)
			: []),
	];
	// A corner between two sides that go on straight is none.
	const turning = from + top < length ? corners : corners.filter(([x, y]) => x !== length || y !== height);
	return {
		name: "shape",
		corners: turning,
		along: "across",
		length: length + top,
		height,
		wrong: [boxAround(corners), [slip.tookOneRectangle, whole(length * height)]],
		hints: [
			"Cut straight across where the shape gets narrower.",
			"The upper part fits beside the lower one.",
		],
	};
};

/** Two blocks beside each other, one of them higher up, come to lie level. */
const step: Draw = (random) => {
	const [left, right, height] = [random.integer(2, 5), random.integer(2, 5), random.integer(2, 4)];
	const up = random.integer(1, height - 1);
	const corners: Corners = [
		[0, 0],
		[left, 0],
		[left, up],
		[left + right, up],
		[left + right, up + height],
		[left, up + height],
		[left, height],
		[0, height],
	];
	return {
		name: "shape",
		corners,
		along: "down",
		length: left + right,
		height,
		wrong: [boxAround(corners), [slip.tookOneRectangle, whole(left * height)]],
		hints: ["Cut straight down where the step is.", "Move the left part up until both are level."],
	};
};

const cutAndMoved =
	(...draws: readonly Draw[]): Form =>
	(random) => {
		const { name, corners, along, length, height, wrong, hints } = random.pick(draws)(random);
		const columns = Math.max(...corners.map(([x]) => x), 2 * length, length + 1);
		const rows = Math.max(...corners.map(([, y]) => y)) + 1;
		return {
			prompt: random.pick([
				`Cut the ${name}, and drag the piece so that you get a rectangle. Then set the length and the height of the frame so that it fits the rectangle. Its area is the area of the ${name}.`,
				`${random.pick(NAMES)} cuts a ${name} once and makes a rectangle. Do the same: cut, and drag the piece. Then set the length and the height of the frame to show the area.`,
				`Show the area of the ${name} as a rectangle: cut it, and drag the piece. Then set the length and the height of the frame to fit the rectangle.`,
			]),
			right: whole(length * height),
			unit: { after: "square units" },
			cut: { columns: Math.min(16, columns), rows, shape: corners.map(([x, y]) => ({ x, y })), along },
			wrong,
			hints: [hints[0], hints[1], "How many squares long is the rectangle, and how many squares high?"],
			steps: [
				`${hints[0]} ${hints[1].replace(/ Where .*$/, " It fills the missing corner.")}`,
				`The rectangle is ${length} units long and ${height} units high: $${length} \\times ${height} = ${length * height}$ square units.`,
			],
		};
	};

/** Shapes of rectangles that one cut and one move make a rectangle of. */
export const cutBlocks = ask.byCutting(cutAndMoved(blocks, step));
/** Parallelograms. */
export const cutParallelogram = ask.byCutting(cutAndMoved(parallelogram));
/** Triangles whose piece is turned. */
export const cutTriangle = ask.byCutting(cutAndMoved(rightTriangle));
/** Trapezoids whose piece is turned. */
export const cutTrapezoid = ask.byCutting(cutAndMoved(trapezoid));
