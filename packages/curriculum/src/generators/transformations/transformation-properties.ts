import type { Question } from "@learnin/domain/question/question";
import { trianglePair } from "../../figures/triangle-pair.ts";
import type { PlanePoint } from "../../figures/coordinate-plane.ts";
import { chooseAll } from "../../kit/choose-all.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";
import type { Motion } from "./motions.ts";
import { cornersIn, inBrackets, movedAll, passive, request } from "./motions.ts";
import { twoTriangles } from "./two-shapes.ts";

const LETTERS = ["ABC", "DEF", "KLM", "PQR", "RST", "UVW", "XYZ"] as const;
const SOLIDS = ["quadrilateral ABCD", "trapezoid PQRS", "parallelogram KLMN", "kite EFGH"] as const;

/** 1: a length or an angle after one motion; 2: after several; 3: all that stays the same; 4: a missing angle or the perimeter of the image; 5: the motion told from what it does. */
export const transformationProperties = defineGenerator(
	"transformation-properties",
	5,
	(random, difficulty) =>
		level<() => Question>(difficulty, [
			() => measure(random, 1),
			() => measure(random, 2),
			() => stays(random),
			() => derived(random),
			() => (random.oneIn(2) ? nameIt(random) : segments(random)),
		])(),
);

function anyMotion(random: Random): Motion {
	return random.pick<() => Motion>([
		() => ({
			kind: "move",
			by: [random.integer(2, 9) * random.pick([1, -1] as const), random.integer(2, 9)],
		}),
		() => ({ kind: "mirror", axis: random.pick(["x", "y"] as const) }),
		() => ({ kind: "turn", quarters: random.pick([1, 2, 3] as const) }),
	])();
}

const done = (motions: readonly Motion[]) => motions.map(passive).join(" and then ");
const KEEPS = "Translations, reflections and rotations keep all lengths and all angles.";

function measure(random: Random, count: 1 | 2) {
	const motions = count === 1 ? [anyMotion(random)] : [anyMotion(random), anyMotion(random)];
	const letters = random.pick(LETTERS);
	const [a = "", b = "", c = ""] = letters;
	const is_angle = random.oneIn(2);
	const value = is_angle ? random.integer(22, 85) : random.integer(3, 18);
	const distance = motions.find((motion) => motion.kind === "move");
	const shift = distance?.kind === "move" ? Math.abs(distance.by[0]) : 0;
	const turned = motions.some((motion) => motion.kind === "turn");
	const other = is_angle ? random.integer(22, 85) : random.integer(3, 18);
	const told = is_angle
		? `angle ${a} measures ${value}° and angle ${b} measures ${other}°`
		: `side ${a}${b} is ${value} cm long and side ${b}${c} is ${other} cm long`;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `In triangle ${letters}, ${told}. The triangle is ${done(motions)}. ${is_angle ? `What is the measure of angle ${a}′ of the image?` : `How long is side ${a}′${b}′ of the image?`}`,
		...(count === 1 ? { figure: beforeAndAfter(random, { letters, motions, value, other, is_angle }) } : {}),
		answer_suffix: is_angle ? "°" : "cm",
		right: value,
		hints: [
			"Cut the triangle out in your mind and move it. Does anything about the triangle itself change?",
			`Which part of triangle ${letters} becomes the part in the question?`,
		],
		explanation: `${KEEPS} So ${is_angle ? `angle ${a}′ is as large as angle ${a}: ${value}°` : `side ${a}′${b}′ is as long as side ${a}${b}: ${value} cm`}.`,
		mistakes: [
			[
				"mixed-up-the-parts",
				other,
				`Which part of triangle ${letters} becomes the one in the question? The letters tell.`,
			],
			[
				"added-the-shift",
				shift === 0 ? "" : value + shift,
				"A translation moves the triangle. It does not make it longer.",
			],
			[
				"added-the-turn",
				turned && is_angle ? value + 90 : "",
				"The whole triangle turns. The angle between its sides stays.",
			],
			["subtracted-from-180", is_angle ? 180 - value : "", "The angle itself does not change."],
			["changed-the-sign", -value, "Coordinates may change their signs. Lengths and angles do not."],
		],
	});
}

interface Measured {
	letters: string;
	motions: readonly Motion[];
	/** Two sides in a row, or two angles in a row. */
	value: number;
	other: number;
	is_angle: boolean;
}

/** The triangle with its given measures, and its image beside it. */
function beforeAndAfter(random: Random, { letters, motions, value, other, is_angle }: Measured) {
	const [a = "", b = "", c = ""] = letters;
	const rad = (degrees: number) => (degrees * Math.PI) / 180;
	const [p, q] = [rad(value), rad(other)];
	const opening = rad(random.integer(55, 100));
	// Heights are negative: pictures count downwards.
	const corners: Three = is_angle
		? [
				[0, 0],
				[1, 0],
				[(Math.sin(q) * Math.cos(p)) / Math.sin(p + q), (-Math.sin(p) * Math.sin(q)) / Math.sin(p + q)],
			]
		: [
				[0, 0],
				[value, 0],
				[value - other * Math.cos(opening), -other * Math.sin(opening)],
			];
	const images = motions.reduce<Three>(
		(list, motion) => list.map((corner) => turnedOnPage(corner, motion)) as unknown as Three,
		corners,
	);
	const told = is_angle
		? `angle ${a} measures ${value}° and angle ${b} measures ${other}°`
		: `side ${a}${b} is ${value} cm and side ${b}${c} is ${other} cm long`;
	return {
		svg: trianglePair(
			{
				corners,
				sides: is_angle ? ["", "", ""] : [`${value} cm`, `${other} cm`, ""],
				names: [a, b, c],
				colour: "sky",
			},
			{
				corners: images,
				sides: is_angle ? ["", "", ""] : ["?", "", ""],
				names: [`${a}′`, `${b}′`, `${c}′`],
				colour: "coral",
			},
			1,
		),
		alt: `Triangle ${letters} and its image ${a}′${b}′${c}′. In triangle ${letters}, ${told}. The measures of the image are not given.`,
	};
}

type Three = readonly [PlanePoint, PlanePoint, PlanePoint];

/** The direction a corner gets on the page, where heights count downwards; a shift changes nothing. */
function turnedOnPage([x, y]: PlanePoint, motion: Motion): PlanePoint {
	if (motion.kind === "move" || motion.kind === "resize") return [x, y];
	if (motion.kind === "mirror") return motion.axis === "x" ? [x, -y] : [-x, y];
	return (
		(
			[
				[y, -x],
				[-x, -y],
				[-y, x],
			] as const
		)[motion.quarters - 1] ?? [x, y]
	);
}

function stays(random: Random) {
	const is_resize = random.oneIn(3);
	const motion: Motion = is_resize
		? { kind: "resize", top: random.integer(2, 4), bottom: 1 }
		: anyMotion(random);
	const shape = random.pick([...LETTERS.map((letters) => `triangle ${letters}`), ...SOLIDS]);
	const is_mirror = motion.kind === "mirror";
	const is_move = motion.kind === "move";
	return chooseAll(
		random,
		{
			prompt: `A ${shape} is ${passive(motion)}. What is sure to stay the same? Choose all that apply.`,
			hints: [
				"Does the motion change the size? Does it flip the shape over?",
				"Draw a small shape, do it, and compare.",
			],
			explanation: `${is_resize ? "A dilation changes lengths and the area, and keeps the angles." : KEEPS} ${is_mirror ? "A reflection flips the shape over, so the order of the corners is reversed." : "The shape is not flipped over, so the order of the corners stays."} ${is_move || is_resize ? "All sides keep their directions." : "The sides get other directions, and the place changes."}`,
		},
		[
			{
				label: "The lengths of the sides",
				fits: !is_resize,
				mistake: [
					"misjudged-lengths",
					is_resize ? "A dilation stretches the sides." : "Rigid motions do not stretch anything.",
				],
			},
			{
				label: "The angles",
				fits: true,
				mistake: ["thinks-angles-change", "Compare a corner before and after. Is it more open?"],
			},
			{
				label: "The area",
				fits: !is_resize,
				mistake: [
					"misjudged-area",
					is_resize ? "Longer sides enclose more." : "The same shape covers the same area anywhere.",
				],
			},
			{
				label: "The order of the corners, read clockwise",
				fits: !is_mirror,
				mistake: [
					"reflection-and-rotation-confused",
					"Only a flip reverses the order of the corners. Is there one?",
				],
			},
			{
				label: "The coordinates of all corners",
				fits: false,
				mistake: ["thinks-place-stays", "The shape goes to another place."],
			},
		],
	);
}

function derived(random: Random) {
	const motions = [anyMotion(random), anyMotion(random)];
	const letters = random.pick(LETTERS);
	const [a = "", b = "", c = ""] = letters;
	if (random.oneIn(2)) {
		const [p, q] = [random.integer(25, 85), random.integer(25, 85)];
		return fillNumber({
			answer_type: "INTEGER",
			prompt: `In triangle ${letters}, angle ${a} measures ${p}° and angle ${b} measures ${q}°. The triangle is ${done(motions)}. What is the measure of angle ${c}′ of the image?`,
			answer_suffix: "°",
			right: 180 - p - q,
			hints: [
				"What do the three angles of a triangle add up to?",
				`Find angle ${c} first. What does the motion do to it?`,
			],
			explanation: `Angle ${c} is $180° - ${p}° - ${q}° = ${180 - p - q}°$. ${KEEPS} So angle ${c}′ is ${180 - p - q}° as well.`,
			mistakes: [
				["gave-the-sum", p + q, "That is both known angles together. What is left to 180°?"],
				["took-one-angle-only", 180 - p, "Take both known angles into account."],
				["used-360", 360 - p - q, "The angles of a triangle add up to half of that."],
				["copied-an-angle", p, `That is angle ${a}. Which one is asked?`],
			],
		});
	}
	const [x, y] = [random.integer(4, 15), random.integer(4, 15)];
	const z = random.integer(Math.abs(x - y) + 2, x + y - 2);
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `Triangle ${letters} has sides of ${x} cm and ${y} cm, and its perimeter is ${x + y + z} cm. It is ${done(motions)}. How long is the third side of the image?`,
		answer_suffix: "cm",
		right: z,
		hints: ["What happens to lengths in these motions?", "The perimeter is the sum of the three sides."],
		explanation: `${KEEPS} The third side is $${x + y + z} - ${x} - ${y} = ${z}$ cm, before and after.`,
		mistakes: [
			["gave-the-sum-of-two", x + y, "Those are the two known sides. What is left to the perimeter?"],
			["took-one-side-only", y + z, "Take both known sides away."],
			["gave-the-perimeter", x + y + z, "That is the perimeter. Which side is missing?"],
			["added-all", 2 * (x + y) + z, "The perimeter holds the known sides already."],
		],
	});
}

function nameIt(random: Random) {
	for (;;) {
		const motion = anyMotion(random);
		const from = cornersIn(random, 6);
		const to = movedAll(from, [motion]);
		if (!to.every((corner) => corner.every((value) => Math.abs(value) <= 8)) || motion.kind === "resize")
			continue;
		const texts = {
			move: "A translation: all sides keep their directions.",
			mirror: "A reflection: the order of the corners is reversed.",
			turn: "A rotation: the order of the corners stays, the sides get other directions.",
		} as const;
		const right = texts[motion.kind];
		return chooseOption(
			random,
			{
				prompt: `Triangle P goes to triangle Q. The corner ${inBrackets(from[0])} goes to ${inBrackets(to[0] ?? [0, 0])}. Which motion is it, and how can you tell?`,
				figure: twoTriangles(from, to, 8),
				hints: [
					"Go around P clockwise from the corner with the right angle, then around Q. Is the order of long and short sides the same?",
					"Do the sides of Q point the same way as those of P?",
				],
				explanation: `${request(motion)}: then P lies on Q. ${right}`,
			},
			{
				right,
				wrong: Object.values(texts)
					.filter((one) => one !== right)
					.map(
						(one) =>
							[
								one,
								one === texts.mirror
									? "rotation-taken-for-reflection"
									: one === texts.turn
										? motion.kind === "mirror"
											? "reflection-taken-for-rotation"
											: "turn-seen-in-a-shift"
										: "overlooked-the-turn",
								one === texts.move
									? "Compare the directions of the sides."
									: "Go around both triangles clockwise and compare the order of the sides.",
							] as const,
					),
				order: Object.values(texts),
			},
		);
	}
}

function segments(random: Random) {
	const motion = anyMotion(random);
	const [p, q] = [random.integer(3, 9), random.integer(10, 16)];
	const gap = random.integer(2, 8);
	return chooseOption(
		random,
		{
			prompt: `Two parallel line segments are ${p} cm and ${q} cm long, and ${gap} cm apart. They are ${passive(motion)}. What are their images?`,
			hints: [
				"Cut out the picture in your mind and move it as a whole.",
				"Can lines that never meet begin to meet when the whole picture is moved?",
			],
			explanation: `${KEEPS} Parallel lines stay parallel, as far apart as before: two parallel segments of ${p} cm and ${q} cm, ${gap} cm apart.`,
		},
		{
			right: `Parallel segments of ${p} cm and ${q} cm, ${gap} cm apart`,
			wrong: [
				[
					`Segments of ${p} cm and ${q} cm that meet`,
					"thinks-parallels-meet",
					"The whole picture is moved. Does the distance between the segments change anywhere?",
				],
				[
					`Parallel segments of ${q} cm and ${p} cm, ${2 * gap} cm apart`,
					"thinks-distances-change",
					"Do rigid motions stretch distances?",
				],
				[
					`Parallel segments of ${2 * p} cm and ${2 * q} cm, ${gap} cm apart`,
					"thinks-lengths-change",
					"Do rigid motions stretch lengths?",
				],
			],
		},
	);
}
