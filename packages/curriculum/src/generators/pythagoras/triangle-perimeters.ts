import { ask, boxed, type Form, type Random, slip, whole, withUnit } from "../../kit/index.ts";

type Point = readonly [x: number, y: number];

/** Half of the level side, the height above it, and the length of each slanted side. */
const SHAPES = [
	[3, 4, 5],
	[4, 3, 5],
	[5, 12, 13],
	[6, 8, 10],
	[8, 6, 10],
	[9, 12, 15],
	[12, 5, 13],
	[8, 15, 17],
] as const;

function triangle(random: Random) {
	const [half, height, side] = random.pick(SHAPES);
	const [x, y] = [random.integer(-9, 3), random.integer(-8, 2)];
	const isLevel = random.oneIn(2);
	const turn = ([p, q]: Point): Point => (isLevel ? [p, q] : [q, p]);
	const corners = [
		turn([x, y]),
		turn([x + 2 * half, y]),
		turn([x + half, y + height * random.pick([1, -1])]),
	];
	const told = corners.map(([p, q], at) => `$${"ABC"[at]}(${p}, ${q})$`);
	return { half, height, side, isLevel, told: `${told[0]}, ${told[1]}, and ${told[2]}` };
}

function help({ half, height, side, isLevel }: ReturnType<typeof triangle>) {
	return {
		hints: [
			"The perimeter is the sum of the lengths of the three sides.",
			`The side from A to B is ${isLevel ? "horizontal" : "vertical"}: count its units. For the side from A to C, draw a right triangle with the legs ${half} and ${height}.`,
			"The sides from A to C and from B to C have the same length. Add all three.",
		] as const,
		steps: [
			`From A to B it is ${2 * half} units.`,
			`From A to C: $${half}^2 + ${height}^2 = ${side * side}$, so it is ${side} units. From B to C it is the same.`,
			`The perimeter is $${2 * half} + ${side} + ${side} = ${2 * half + 2 * side}$ units.`,
		],
	};
}

/** The perimeter of a triangle on the plane, two sides of which are slanted. */
export const perimeter: Form = (random) => {
	const drawn = triangle(random);
	const { half, height, side, told } = drawn;
	const length = (number: number) => ({ ...whole(number), shown: withUnit(`$${number}$`, "units") });
	return {
		...help(drawn),
		prompt: random.pick([
			`A triangle has the vertices ${told}. What is its perimeter?`,
			`Find the perimeter of the triangle with the vertices ${told}.`,
			`A fence is built along the sides of a triangle with the corners ${told}. How many units long is the fence?`,
		]),
		right: length(2 * half + 2 * side),
		wrong: [
			[slip.addedLegs, length(4 * half + 2 * height)],
			[slip.leftOutASide, length(2 * half + side)],
			[slip.slantedSidesOnly, length(2 * side)],
			[slip.heightAsSide, length(2 * half + 2 * height)],
		],
	};
};

/** The three sides and the perimeter, in boxes. */
export const threeSides = ask.stepwise((random) => {
	const drawn = triangle(random);
	const { half, height, side, told } = drawn;
	const slanted = {
		right: whole(side),
		wrong: [
			[slip.addedLegs, whole(half + height)] as const,
			[slip.leftOutRoot, whole(side * side)] as const,
			[slip.heightAsSide, whole(height)] as const,
		],
	};
	return {
		...help(drawn),
		prompt: `A triangle has the vertices ${told}. The side from A to B is [[ab]] units long, the side from A to C is [[ac]] units long, and the perimeter is [[all]] units.`,
		boxes: {
			ab: { right: whole(2 * half) },
			ac: slanted,
			all: boxed(whole(2 * half + 2 * side), [slip.leftOutASide, whole(2 * half + side)]),
		},
	};
});
