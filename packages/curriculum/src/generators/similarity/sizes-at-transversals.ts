import { transversal, transversalPlaces } from "../../figures/shapes/transversal.ts";
import { ask, slip, whole } from "../../kit/index.ts";
import type { Form, Random, Slip } from "../../kit/index.ts";
import { linearTex } from "../../kit/terms.ts";
import { startLarge } from "../../kit/words.ts";

const PLACES = ["upper-left", "upper-right", "lower-left", "lower-right"] as const;
/** The names of the lines, as the figure has them. */
const LINES = ["m", "n"] as const;
/** "upper-left angle at line m", in plain text. */
const plainPlace = (number: number) =>
	`${PLACES[(number - 1) % 4]} angle at line ${LINES[number <= 4 ? 0 : 1]}`;
const angleAt = (number: number) => plainPlace(number).replace(/\w$/, "$$$&$$");

export function tiltOf(random: Random): number {
	const angle = random.integer(42, 78);
	return random.oneIn(2) ? angle : 180 - angle;
}

/** The measure of an angle by its number. */
const sizeOf = (number: number, tilt: number) => (number % 4 === 2 || number % 4 === 3 ? tilt : 180 - tilt);

export function pictureOf(tilt: number, shown: Readonly<Record<number, string>>) {
	const told = Object.entries(shown).map(
		([number, text]) => `${plainPlace(Number(number))}: ${text === "?" ? "unknown" : text}`,
	);
	return {
		svg: transversal({
			angle: tilt,
			labels: [1, 2, 3, 4, 5, 6, 7, 8].map((number) => shown[number] ?? ""),
			lines: LINES,
		}),
		alt: `Two horizontal parallel lines, m above n, and a transversal that leans to the ${tilt < 90 ? "right" : "left"}. The angles marked are: ${told.join("; ")}.`,
	};
}

const degrees = (number: number) => ({ ...whole(number), shown: `${number}°` });

interface Two {
	tilt: number;
	known: number;
	asked: number;
	given: number;
	right: number;
}

function twoAngles(random: Random): Two {
	const [tilt, known, asked] = [tiltOf(random), random.integer(1, 4), random.integer(5, 8)];
	return { tilt, known, asked, given: sizeOf(known, tilt), right: sizeOf(asked, tilt) };
}

function wrongSizes({ given, right }: Pick<Two, "given" | "right">): [Slip, number][] {
	const isEqual = given === right;
	return [
		isEqual ? [slip.equalAsSupplementary, 180 - given] : [slip.allPairsAreEqual, given],
		[slip.usedARightAngle, Math.abs(90 - given)],
		[slip.usedAFullTurn, 360 - given],
	];
}

function workOf({ known, asked, given, right }: Two): string[] {
	if (given !== right)
		return [
			`In the same position at line $n$, there is an angle of ${given}°.`,
			`The unknown angle is next to it: $180° - ${given}° = ${right}°$.`,
		];
	return [
		"Parallel lines make the same four angles with a transversal.",
		`The unknown angle is ${known + 4 === asked ? "in the same position as" : "opposite"} an angle of ${given}°, so it measures ${right}°.`,
	];
}

/** The measure of an angle from another one. */
export const measure: Form = (random) => {
	const two = twoAngles(random);
	const { tilt, known, asked, given, right } = two;
	return {
		prompt: random.pick([
			`Lines $m$ and $n$ are parallel. The ${angleAt(known)} measures ${given}°. What is the measure of the ${angleAt(asked)}?`,
			`A transversal crosses parallel lines $m$ and $n$. The ${angleAt(known)} measures ${given}°. Find the measure of the ${angleAt(asked)}.`,
			`Lines $m$ and $n$ are parallel streets, and a third street crosses both. The ${angleAt(known)} measures ${given}°. What is the measure of the ${angleAt(asked)}?`,
		]),
		task: `the ${angleAt(asked)} (lines $m$ and $n$ are parallel; the ${angleAt(known)} measures ${given}°)`,
		right: degrees(right),
		wrong: wrongSizes(two).map(([each, number]) => [each, degrees(number)]),
		figure: pictureOf(tilt, { [known]: `${given}°`, [asked]: "?" }),
		unit: { after: "°" },
		hints: [
			"The transversal makes the same four angles at both parallel lines.",
			`Which angle at line $n$ is in the same position as the angle of ${given}°?`,
			"Angles next to each other on a line add up to 180°.",
		],
		steps: workOf(two),
	};
};

/** LABELED_INPUT: three angles of the picture from one. */
export const labeled = ask.labeled((random) => {
	const { tilt, known, given } = twoAngles(random);
	const others = random
		.shuffle([1, 2, 3, 4, 5, 6, 7, 8].filter((number) => number !== known))
		.slice(0, 3)
		.sort();
	const places = transversalPlaces(tilt);
	return {
		prompt: random.pick([
			"Lines $m$ and $n$ are parallel. Find the measure of each marked angle.",
			"A transversal crosses parallel lines $m$ and $n$. Write the measures of the marked angles.",
		]),
		figure: pictureOf(tilt, { [known]: `${given}°` }),
		labels: Object.fromEntries(
			others.map((number) => [
				`angle${number}`,
				{
					right: whole(sizeOf(number, tilt)),
					label: startLarge(plainPlace(number)),
					...(places[number - 1] ?? { place: [50, 50] }),
					after: "°",
					wrong: wrongSizes({ given, right: sizeOf(number, tilt) }).map(
						([each, size]) => [each, whole(size)] as const,
					),
				},
			]),
		),
		hints: [
			"The transversal makes the same four angles at both parallel lines.",
			`Begin at line $m$, where the angle of ${given}° is. Which angle is opposite it?`,
			"Angles next to each other on a line add up to 180°.",
		],
		steps: [
			`Each marked angle is equal to the angle of ${given}°, or they add up to 180°: $180° - ${given}° = ${180 - given}°$.`,
			...others.map((number) => `The ${angleAt(number)} measures ${sizeOf(number, tilt)}°.`),
		],
	};
});

const term = (factor: number, constant: number) => linearTex(factor, "x", constant);

/** x from two angles with x, or the second angle. */
export const solve =
	(asksAngle: boolean): Form =>
	(random) => {
		const { tilt, known, asked, given, right } = twoAngles(random);
		const [x, p, q] = [random.integer(6, 30), random.integer(2, 5), random.integer(2, 5)];
		const [a, b] = [given - p * x, right - q * x];
		const isEqual = given === right;
		if ([a, b].some((constant) => constant === 0 || Math.abs(constant) > 60) || (isEqual && p === q))
			return undefined;
		const [left, other] = [term(p, a), term(q, b)];
		const [top, bottom] = isEqual ? [180 - a - b, p + q] : [b - a, p - q];
		const wrongX = bottom !== 0 && top % bottom === 0 && top / bottom > 0 ? top / bottom : undefined;
		const equation = isEqual ? `${left} = ${other}` : `${term(p + q, a + b)} = 180`;
		const plain = (text: string) => `(${text.replaceAll(" - ", " − ")})°`;
		return {
			prompt: `${random.pick(["Lines $m$ and $n$ are parallel.", "A transversal crosses parallel lines $m$ and $n$."])} The ${angleAt(known)} measures $${left}$ degrees, and the ${angleAt(asked)} measures $${other}$ degrees. ${asksAngle ? `What is the measure of the ${angleAt(asked)}?` : "What is $x$?"}`,
			figure: pictureOf(tilt, { [known]: plain(left), [asked]: plain(other) }),
			right: whole(asksAngle ? right : x),
			...(asksAngle ? { unit: { after: "°" } } : { unit: { before: "x =" } }),
			wrong: [
				wrongX !== undefined && [
					isEqual ? slip.equalAsSupplementary : slip.allPairsAreEqual,
					whole(asksAngle ? q * wrongX + b : wrongX),
				],
				asksAngle ? [slip.stoppedAtX, whole(x)] : [slip.gaveAnAngle, whole(right)],
				[slip.gaveTheOtherAngle, whole(180 - right)],
			],
			hints: [
				"Are the two angles equal, or do they make a straight angle together? Look at the picture.",
				`Write that as an equation with $${left}$ and $${other}$.`,
				asksAngle
					? "Solve for $x$. Then put $x$ into the expression of the angle."
					: "Collect the terms with $x$ on one side. Then divide.",
			],
			steps: [
				isEqual
					? `The two angles are congruent: $${equation}$.`
					: `The two angles add up to 180°: $${equation}$.`,
				`So $x = ${x}$.`,
				...(asksAngle
					? [`The angle measures $${q} \\times ${x} ${b < 0 ? "-" : "+"} ${Math.abs(b)} = ${right}$ degrees.`]
					: []),
			],
		};
	};
