import { flatShape } from "../../figures/flat-shape.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { decimal, prose, texNumber } from "../../kit/numbers.ts";
import { defineGenerator } from "../generator.ts";

/** 1: from the drawing to reality; 2: from reality to the drawing; 3: the scale of a map; 4: areas; 5: a drawing in another scale. */
export const scaleDrawings = defineGenerator("scale-drawings", 4, (random, difficulty) => {
	const per = random.integer(2, 12);
	const units = random.integer(3, 15) * (difficulty <= 2 ? 5 : 10);
	const drawn = decimal(units, 1);
	const real = decimal(units * per, 1);
	const [small, large] = random.pick([
		["cm", "m"],
		["mm", "m"],
		["cm", "km"],
	] as const);
	const scale = `1 ${small} on the drawing stands for ${per} ${large}.`;
	const thing =
		large === "km" ? random.pick(["road", "river"]) : random.pick(["hall", "garden", "bridge", "wall"]);
	if (difficulty <= 2) {
		const back = difficulty === 2;
		return fillNumber({
			answer_type: "FLOAT",
			prompt: back
				? `${scale} A ${thing} is ${real} ${large} long. How many ${small} long is it on the drawing?`
				: `${scale} A ${thing} is ${drawn} ${small} long on the drawing. How many ${large} long is it in reality?`,
			answer_suffix: back ? small : large,
			right: back ? drawn : real,
			hints: [
				`Each ${small} of the drawing is ${per} ${large}.`,
				back ? `How many times do ${per} ${large} fit into the length?` : "Take it that many times.",
			],
			explanation: back
				? `$${real} \\div ${per} = ${drawn}$ ${small}.`
				: `$${drawn} \\times ${per} = ${real}$ ${large}.`,
			mistakes: [
				[
					"inverted-the-scale",
					back
						? decimal(units * per * per, 1)
						: (units * 100) % per === 0
							? decimal((units * 100) / per, 3)
							: "",
					"It looks like the scale was used the wrong way around.",
				],
				[
					"added-the-scale",
					back ? decimal(units * per - 10 * per, 1) : decimal(units + 10 * per, 1),
					"A scale multiplies or divides.",
				],
				["kept-the-number", back ? real : drawn, "The number changes with the unit."],
			],
		});
	}
	if (difficulty === 3) {
		const cm = random.integer(2, 12);
		const scale_number = random.pick([100, 200, 500, 1000, 5000]);
		const meters = (cm * scale_number) / 100;
		return fillNumber({
			answer_type: "FLOAT",
			prompt: `A map has the scale 1 : ${prose(scale_number)}. Two trees are ${cm} cm apart on the map. How many meters apart are they in reality?`,
			answer_suffix: "m",
			right: meters,
			hints: [
				"One centimeter on the map is that many centimeters in reality.",
				"How many centimeters make one meter?",
			],
			explanation: `$${cm} \\times ${texNumber(scale_number)} = ${texNumber(cm * scale_number)}$ cm, which is $${meters}$ m.`,
			mistakes: [
				["forgot-to-convert", cm * scale_number, "That is in centimeters. The question asks for meters."],
				[
					"inverted-the-scale",
					decimal(Math.round((cm * 10_000_000) / scale_number), 7),
					"In reality the distance is larger than on the map.",
				],
				["wrong-number-of-zeros", meters * 10, "How many centimeters make one meter?"],
			],
		});
	}
	const [w, h] = [random.integer(2, 9), random.integer(2, 9)];
	if (difficulty === 4)
		return fillNumber({
			answer_type: "INTEGER",
			prompt: `${scale} A room is a rectangle of ${w} ${small} by ${h} ${small} on the drawing. What is its real area?`,
			answer_suffix: `square ${large}`,
			figure: {
				svg: flatShape({
					parts: [
						{
							corners: [
								[0, 0],
								[w, 0],
								[w, h],
								[0, h],
							],
							colour: "sky",
						},
					],
					labels: [
						{ from: [w, h], to: [0, h], text: `${w} ${small}` },
						{ from: [0, h], to: [0, 0], text: `${h} ${small}` },
					],
				}),
				alt: `A rectangle of ${w} ${small} by ${h} ${small}.`,
			},
			right: w * per * h * per,
			hints: [
				"Find the real length and the real width first.",
				"Both sides grow by the scale. What does that do to the area?",
			],
			explanation: `The real sides are ${w * per} and ${h * per} ${large}: $${w * per} \\times ${h * per} = ${w * per * h * per}$ square ${large}.`,
			mistakes: [
				[
					"scales-area-by-k",
					w * h * per,
					"It looks like the area was multiplied by the scale once. Both sides grow.",
				],
				["area-of-the-drawing", w * h, `That is the area on the drawing, in square ${small}.`],
				["perimeter", 2 * (w + h) * per, "That is the perimeter."],
			],
		});
	const other = 2 * per;
	const length = other * random.integer(3, 15);
	const [first, second] = [length / per, length / other];
	return fillNumber({
		answer_type: "FLOAT",
		prompt: `On a drawing, 1 ${small} stands for ${per} ${large}, and a ${thing} is ${first} ${small} long. A new drawing uses 1 ${small} for ${other} ${large}. How many ${small} long is the ${thing} there?`,
		answer_suffix: small,
		right: second,
		hints: ["How long is it in reality?", "Then use the new scale."],
		explanation: `In reality it is $${first} \\times ${per} = ${length}$ ${large}. $${length} \\div ${other} = ${second}$ ${small}.`,
		mistakes: [
			[
				"used-the-inverted-ratio",
				first * 2,
				"One unit now stands for more. Does the drawing get larger or smaller?",
			],
			["gave-the-real-length", length, "That is the real length."],
			["kept-the-length", first, "The scale has changed, so the drawing changes as well."],
		],
	});
});
