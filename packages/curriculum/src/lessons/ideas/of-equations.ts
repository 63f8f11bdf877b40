import { box, boxFrame, growingBoxes, repeat, type Idea, type IdeaFrame, type BoxRow } from "./idea.ts";

/** Two rows of the same length: what is equal stays equal. */
function balanced(text: string, upper: BoxRow, lower: BoxRow): IdeaFrame {
	return boxFrame(text, [upper, lower]);
}

/** The widths of a letter and of a number of boxes. */
const LETTER = 2;

/** x + a = b: the same is taken away from both rows. */
export const takeTheSameAway: Idea = (random) => {
	const [x, more] = [random.integer(4, 8), random.integer(2, 3)];
	return [
		balanced(
			`$x + ${more} = ${x + more}$: both rows are equally long.`,
			[box("x", "sky", x), box(`${more}`, "gold", more)],
			[box(`${x + more}`, "mint", x + more)],
		),
		balanced(
			`Take ${more} away from both rows.`,
			[box("x", "sky", x), box("", null, more)],
			[box(`${x}`, "mint", x), box("", null, more)],
		),
		balanced(`They are still equally long: $x = ${x}$.`, [box("x", "sky", x)], [box(`${x}`, "mint", x)]),
	];
};

/** ax = b: both rows are cut into equal parts. */
export const cutIntoEqualParts: Idea = (random) => {
	const [times, x] = [random.integer(3, 4), random.integer(3, 9)];
	return [
		balanced(
			`$${times}x = ${times * x}$: ${times} equal parts are ${times * x} long.`,
			repeat(times, "x", "sky", LETTER),
			[box(`${times * x}`, "mint", times * LETTER)],
		),
		balanced(
			`Cut ${times * x} into ${times} equal parts, too.`,
			repeat(times, "x", "sky", LETTER),
			repeat(times, `${x}`, "mint", LETTER),
		),
		balanced(
			`One part: $x = ${times * x} \\div ${times} = ${x}$.`,
			[box("x", "sky", LETTER)],
			[box(`${x}`, "mint", LETTER)],
		),
	];
};

/** ax + b = c: first the extra part, then equal parts; perhaps with a story that leads to it. */
export function extraPartFirst(story?: (more: number, all: number) => string): Idea {
	return (random) => {
		const [x, more] = [random.integer(3, 6), random.integer(2, 5)];
		const all = 3 * x + more;
		const equation = `$3x + ${more} = ${all}$`;
		return [
			balanced(
				story === undefined ? equation : `${story(more, all)} ${equation}`,
				[...repeat(3, "x", "sky", LETTER), box(`${more}`, "gold")],
				[box(`${all}`, "mint", 3 * LETTER + 1)],
			),
			balanced(`First subtract ${more} from both rows: $3x = ${3 * x}$.`, repeat(3, "x", "sky", LETTER), [
				box(`${3 * x}`, "mint", 3 * LETTER),
			]),
			balanced(
				`Then divide both rows into 3 equal parts: $x = ${x}$.`,
				repeat(3, "x", "sky", LETTER),
				repeat(3, `${x}`, "mint", LETTER),
			),
		];
	};
}

/** A fixed price and one for each hour. */
export const boatForHours: Idea = extraPartFirst(
	(more, all) =>
		`A boat costs ${more} dollars plus 3 dollars for each hour. You pay ${all} dollars. Let $x$ be the number of hours:`,
);

/** a(x + b) = c: whole groups first. */
export const wholeGroupsFirst: Idea = (random) => {
	const [x, more] = [random.integer(3, 6), random.integer(1, 4)];
	const all = 3 * (x + more);
	const group = [box("x", "sky", LETTER), box(`${more}`, "gold")];
	return [
		balanced(
			`$3(x + ${more}) = ${all}$: 3 equal groups.`,
			[...group, ...group, ...group],
			[box(`${all}`, "mint", 3 * (LETTER + 1))],
		),
		balanced(`Look at one group: $x + ${more} = ${x + more}$.`, group, [
			box(`${x + more}`, "mint", LETTER + 1),
		]),
		balanced(`Take ${more} away: $x = ${x}$.`, [box("x", "sky", LETTER)], [box(`${x}`, "mint", LETTER)]),
	];
};

/** ax + b = cx + d: the same letters are taken away from both rows. */
export const lettersOnBothSides: Idea = (random) => {
	const [x, more] = [random.integer(3, 6), random.integer(1, 4)];
	const all = 2 * x + more;
	return [
		balanced(
			`$3x + ${more} = x + ${all}$`,
			[...repeat(3, "x", "sky", LETTER), box(`${more}`, "gold")],
			[box("x", "sky", LETTER), box(`${all}`, "mint", 2 * LETTER + 1)],
		),
		balanced(
			`Take one $x$ away from both rows: $2x + ${more} = ${all}$.`,
			[...repeat(2, "x", "sky", LETTER), box(`${more}`, "gold")],
			[box(`${all}`, "mint", 2 * LETTER + 1)],
		),
		balanced(`Now take ${more} away: $2x = ${2 * x}$.`, repeat(2, "x", "sky", LETTER), [
			box(`${2 * x}`, "mint", 2 * LETTER),
		]),
		balanced(
			`Cut both rows into 2 equal parts: $x = ${x}$.`,
			[box("x", "sky", LETTER)],
			[box(`${x}`, "mint", LETTER)],
		),
	];
};

/** What a letter equals takes its place. */
export const putInItsPlace: Idea = (random) => {
	const x = random.integer(3, 7);
	return growingBoxes([
		[
			"One equation says $y = 2x$: each $y$ is as long as two $x$.",
			[box("y", "gold", 2), box("=", null), ...repeat(2, "x", "sky")],
		],
		[
			`The other one says $x + y = ${3 * x}$.`,
			[box("x", "sky"), box("y", "gold", 2), box("=", null), box(`${3 * x}`, "mint")],
		],
		[
			`Put $2x$ in the place of $y$: $3x = ${3 * x}$, so $x = ${x}$.`,
			[...repeat(3, "x", "sky"), box("=", null), box(`${3 * x}`, "mint")],
		],
		[`Then $y = 2 \\times ${x} = ${2 * x}$.`, [box("y", "gold", 2), box("=", null), box(`${2 * x}`, "mint")]],
	]);
};

/** Equal parts of two equations cancel. */
export const equalPartsCancel: Idea = (random) => {
	const [x, y] = [random.integer(3, 8), random.integer(2, 6)];
	return growingBoxes([
		[
			`$2x + y = ${2 * x + y}$`,
			[...repeat(2, "x", "sky"), box("y", "gold"), box("=", null), box(`${2 * x + y}`, "mint")],
		],
		[
			`$x + y = ${x + y}$. Both rows have one $y$.`,
			[box("", null), box("x", "sky"), box("y", "gold"), box("=", null), box(`${x + y}`, "mint")],
		],
		[
			`Subtract the second row from the first one: $y$ is gone, and $x = ${x}$.`,
			[box("x", "sky"), box("", null), box("", null), box("=", null), box(`${x}`, "mint")],
		],
	]);
};

/** Two unknown numbers with a sum and a difference. */
export const sumAndDifference: Idea = (random) => {
	const [small, more] = [random.integer(5, 9), random.integer(2, 4)];
	const all = 2 * small + more;
	return growingBoxes([
		[`There are ${more} more cats than dogs. Dogs: a bar of unknown length.`, [box("dogs", "sky", 4)]],
		[`Cats: the same bar and ${more} more.`, [box("dogs", "sky", 4), box(`${more}`, "gold", 2)]],
		[
			`Together there are ${all}. Take ${more} away: two equal bars are ${all - more}.`,
			[...repeat(2, "dogs", "sky", 4)],
		],
		[
			`So there are ${small} dogs and ${small + more} cats.`,
			[box(`${small}`, "mint", 4), box(`${small + more}`, "mint", 4)],
		],
	]);
};
