import { shares, type Whole } from "../../../figures/numbers/shares.ts";
import { choosePicture, COLORS, matchPairs, nameEach, NAMES, partsCalled, slip } from "../../../kit/index.ts";
import type { Random, Way } from "../../../kit/index.ts";
import { chooseAll } from "../../../kit/questions/choose-all.ts";

const COUNTS = [2, 3, 4] as const;
const WHOLES: readonly Whole[] = ["circle", "rectangle"];

const shapeOf = (whole: Whole) => (whole === "circle" ? "circle" : "square");

/** A whole cut into equal parts, some of them colored. */
export function sharedFigure(random: Random, count: number, shaded: number, whole = random.pick(WHOLES)) {
	const is_upright = random.oneIn(2);
	const how =
		whole === "circle" ? "from the middle" : is_upright ? "from top to bottom" : "from side to side";
	const told = shaded === 0 ? "" : `, ${shaded} colored`;
	const parts = Array.from({ length: count }, () => 1);
	return {
		shape: shapeOf(whole),
		figure: {
			svg: shares({ whole, parts, shaded, color: random.pick(COLORS), is_upright }),
			alt: `A ${shapeOf(whole)} cut ${how} into ${count} equal parts${told}.`,
		},
	};
}

/** A whole cut into parts of which the first is smaller. */
function unequal(random: Random, count: number, whole = random.pick(WHOLES)) {
	const parts = [1, ...Array.from({ length: count - 1 }, () => random.integer(2, 3))];
	const color = random.pick(COLORS);
	return {
		svg: shares({ whole, parts, shaded: random.integer(0, 1), color, is_upright: random.oneIn(2) }),
		alt: `A ${shapeOf(whole)} cut into ${count} parts of different sizes.`,
	};
}

const HINTS = [
	"All parts of one picture must have the same size.",
	"It does not matter in which direction it is cut. Look for parts that are smaller than the others.",
	"Then count the equal parts.",
];

const told = (count: number) => `A whole cut into ${partsCalled(count)} has ${count} parts of the same size.`;

/** Which picture shows the named parts. */
export const picked: Way = (random) => {
	const count = random.pick(COUNTS);
	const other = count === 4 ? 3 : count + 1;
	const parts = partsCalled(count);
	const some = () => random.integer(0, 1);
	return choosePicture(
		random,
		{
			prompt: random.pick([
				`${random.pick(NAMES)} cuts a shape into ${parts}. Which picture shows it?`,
				`Which picture shows ${parts}?`,
				`In which picture is the whole cut into ${parts}?`,
			]),
			hints: HINTS,
			explanation: told(count),
		},
		{
			right: sharedFigure(random, count, some()).figure,
			wrong: [
				{
					figure: unequal(random, count),
					mistake: [slip.acceptedUnequalParts.id, slip.acceptedUnequalParts.feedback],
				},
				{
					figure: sharedFigure(random, other, some()).figure,
					mistake: [slip.miscountedTheParts.id, slip.miscountedTheParts.feedback],
				},
			],
		},
	);
};

/** All the pictures that show the named parts. */
export const pickedAll: Way = (random) => {
	const count = random.pick(COUNTS);
	const parts = partsCalled(count);
	const missed = ["missed-equal-parts", "One more picture has equal parts, cut in another way."] as const;
	const accepted = [slip.acceptedUnequalParts.id, slip.acceptedUnequalParts.feedback] as const;
	return chooseAll(
		random,
		{
			prompt: random.pick([
				`Which pictures show ${parts}?`,
				`${random.pick(NAMES)} is looking for shapes cut into ${parts}. Which ones fit?`,
				`Find every picture of a whole cut into ${parts}.`,
			]),
			cta: "Choose all that fit.",
			hints: HINTS,
			explanation: `${told(count)} Two of the pictures show that. In the others one part is smaller.`,
		},
		nameEach([
			{ label: "", figure: sharedFigure(random, count, 0, "circle").figure, fits: true, mistake: missed },
			{ label: "", figure: sharedFigure(random, count, 1, "rectangle").figure, fits: true, mistake: missed },
			{ label: "", figure: unequal(random, count, "rectangle"), fits: false, mistake: accepted },
			{ label: "", figure: unequal(random, count, "circle"), fits: false, mistake: accepted },
		]),
	);
};

/** Pictures and the names of their parts. */
export const matchedPictures: Way = (random) => {
	const order = random.shuffle(COUNTS);
	return matchPairs(
		random,
		{
			prompt: random.pick([
				"Match each picture with the name of its parts.",
				"What are the equal parts in each picture called? Match them.",
				"Which name belongs to which picture?",
			]),
			hints: [
				"Count the equal parts in each picture.",
				"The name tells how many equal parts make the whole.",
				"The whole with the fewest parts is cut into halves.",
			],
			explanation: [
				"Count the equal parts in each picture. The number of parts gives the name.",
				...order.map((count) => `${count} equal parts: ${partsCalled(count)}.`),
			].join("\n\n"),
		},
		{
			pairs: order.map((count) => [
				sharedFigure(random, count, random.integer(0, count)).figure,
				partsCalled(count),
			]),
			mistakes: [[slip.miscountedTheParts.id, 0, 1, slip.miscountedTheParts.feedback]],
		},
	);
};
