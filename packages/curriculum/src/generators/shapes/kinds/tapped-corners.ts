import { ask, counted, NAMES, type Random, slip } from "../../../kit/index.ts";

type Place = readonly [x: number, y: number];

interface Cornered {
	name: string;
	corners: readonly Place[];
}

const widthOf = (corners: readonly Place[]) => Math.max(...corners.map(([x]) => x));
const heightOf = (corners: readonly Place[]) => Math.max(...corners.map(([, y]) => y));

/** Shapes with right angles and others, of sides that are level, upright or clearly slanted. */
const SHAPES: readonly ((random: Random) => Cornered)[] = [
	(random) => {
		const [base, height] = [random.integer(5, 12), random.integer(4, 8)];
		return {
			name: "triangle",
			corners: [
				[0, 0],
				[0, height],
				[base, height],
			],
		};
	},
	(random) => {
		const [top, more, height] = [random.integer(3, 7), random.integer(3, 6), random.integer(4, 8)];
		return {
			name: "trapezoid",
			corners: [
				[0, 0],
				[top, 0],
				[top + more, height],
				[0, height],
			],
		};
	},
	(random) => {
		// So low that the angle at its top is clearly wider than a right one.
		const [half, wall] = [random.integer(4, 6), random.integer(3, 6)];
		const roof = random.integer(2, half - 2);
		return {
			name: "pentagon",
			corners: [
				[half, 0],
				[2 * half, roof],
				[2 * half, roof + wall],
				[0, roof + wall],
				[0, roof],
			],
		};
	},
	(random) => {
		const [width, height, cut] = [random.integer(7, 11), random.integer(6, 9), random.integer(2, 4)];
		return {
			name: "pentagon",
			corners: [
				[0, 0],
				[width - cut, 0],
				[width, cut],
				[width, height],
				[0, height],
			],
		};
	},
];

/** What is seen of a side. */
function sideWord([x1, y1]: Place, [x2, y2]: Place): string {
	if (y1 === y2) return "a horizontal side";
	return x1 === x2 ? "a vertical side" : "a slanted side";
}

/** Where a corner is within its shape. */
function placeWord([x, y]: Place, corners: readonly Place[]): string {
	const word = (value: number, most: number, [first, between, last]: readonly [string, string, string]) =>
		value === 0 ? first : value === most ? last : between;
	const height = word(y, heightOf(corners), ["Top", "Halfway down", "Bottom"]);
	return `${height}, ${word(x, widthOf(corners), ["far left", "in between", "far right"])}`;
}

/** Corners of a shape, of which the right angles are tapped. */
export const tappedRightAngles = ask.tapped((random) => {
	const { name, corners: drawn } = random.pick(SHAPES)(random);
	const isFlipped = random.integer(0, 1) === 1;
	const corners = drawn.map(([x, y]): Place => [isFlipped ? widthOf(drawn) - x : x, y]);
	const parts = corners.map((corner, at) => {
		const [before = corner, after = corner] = [corners.at(at - 1), corners[(at + 1) % corners.length]];
		const sides = [sideWord(before, corner), sideWord(corner, after)].toSorted();
		const fits = sides.join() === "a horizontal side,a vertical side";
		const { id, feedback } = fits ? slip.missedARightAngle : slip.tookAnyCorner;
		return {
			label: `${placeWord(corner, corners)}: between ${sides[0]} and ${sides[1]}`,
			places: [corner],
			fits,
			mistake: [id, feedback] as const,
		};
	});
	const count = parts.filter(({ fits }) => fits).length;
	return {
		prompt: random.pick([
			`Tap every right angle of the ${name}.`,
			`Which corners of this ${name} are right angles? Tap them.`,
			`${random.pick(NAMES)} holds the corner of a sheet of paper to each corner of the ${name}. Tap the right angles, where it fits exactly.`,
		]),
		shape: corners,
		parts,
		hints: [
			"A right angle is a square corner, like the corner of a sheet of paper.",
			"Where a horizontal side meets a vertical side, there is a square corner.",
			"Look at the slanted sides: their corners are wider or narrower.",
		],
		steps: (lettered) => [
			"A right angle lies between two perpendicular sides, here a horizontal and a vertical one.",
			...lettered.flatMap(({ name: corner, fits }) =>
				fits ? `${corner}: a horizontal side meets a vertical side, so it is a right angle.` : [],
			),
			`Every other corner has a slanted side. So the ${name} has ${counted(count, "right angle")}.`,
		],
	};
});
