import { ask, type Form, NAMES, type Random, slip, whole } from "../../kit/index.ts";

/** An angle that is drawn at some tilt, to be measured with a protractor that stops at every so many degrees. */
export function measured(step: 5 | 10, prompts: (random: Random) => readonly string[]) {
	return ask.withProtractor(angleOf(step, prompts));
}

const angleOf =
	(step: 5 | 10, prompts: (random: Random) => readonly string[]): Form =>
	(random) => {
		const tilt = step * random.integer(1, 60 / step);
		const degrees = step * random.integer(20 / step, Math.floor((175 - tilt) / step));
		if (degrees === 90) return undefined;
		const kind = degrees < 90 ? "smaller" : "larger";
		return {
			prompt: random.pick(prompts(random)),
			right: whole(degrees),
			unit: { after: "degrees" },
			wrong: [
				[slip.didNotLayTheZero, whole(tilt + degrees)],
				[slip.readTheOtherRow, whole(180 - degrees)],
			],
			protractor: { step, tilt, degrees },
			hints: [
				`Compare it with a right angle: it is ${kind}.`,
				"Turn the protractor until its zero is on one side of the angle.",
				"Move the mark to the other side, and read the row of numbers that begins with 0.",
			],
			steps: [
				"The zero of the protractor lies on one side of the angle.",
				`The other side is at ${degrees}, so the angle measures ${degrees} degrees.`,
			],
		};
	};

/** A turn that is measured. */
export const turnedArm = measured(10, (random) => [
	"An arm turned from the lower side of the angle to the upper one. Measure the turn with the protractor.",
	`${random.pick(NAMES)} opens a door from the lower line to the upper one. By how many degrees? Measure with the protractor.`,
	"How many degrees does one side of the angle turn to reach the other? Turn the protractor onto one side, and move the mark to the other.",
]);

/** An angle to measure before it is called acute or obtuse. */
export const toName = measured(10, (random) => [
	"Is the angle acute or obtuse? Measure it with the protractor: how many degrees is it?",
	`${random.pick(NAMES)} wants to know whether this angle is acute or obtuse. Measure it with the protractor.`,
	"Measure the angle between the two rays with the protractor.",
]);
