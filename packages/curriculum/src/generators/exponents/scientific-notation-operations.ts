import { fillBoxes } from "../../kit/fill-boxes.ts";
import { level } from "../../kit/level.ts";
import { decimal } from "../../kit/numbers.ts";
import { defineGenerator } from "../generator.ts";

/** 1: products without carrying; 2: quotients; 3: products that have to be brought into form; 4: sums with equal powers; 5: sums and differences with unequal powers. */
export const scientificNotationOperations = defineGenerator(
	"scientific-notation-operations",
	1,
	(random, difficulty) => {
		const [e, f] = [
			random.integer(3, 8),
			random.integer(2, 6) * (difficulty >= 2 && difficulty <= 3 && random.oneIn(2) ? -1 : 1),
		];
		const kind = level(difficulty, ["product", "quotient", "product", "sum", "sum"] as const);
		const [a, b] = level<() => [number, number]>(difficulty, [
			() => [random.integer(2, 4) * 10, random.integer(11, 24)],
			() => {
				const q = random.integer(11, 45);
				return [q * 2, 20];
			},
			() => [random.integer(5, 9) * 10, random.integer(21, 89)],
			() => [random.integer(31, 88), random.integer(31, 88)],
			() => [random.integer(2, 8) * 10, random.integer(11, 89)],
		])();
		// All first numbers are in tenths.
		const second_exponent = kind === "sum" ? (difficulty === 4 ? e : e - 1) : f;
		const raw_tenths_100 = {
			product: a * b,
			quotient: (a * 100) / b,
			sum: difficulty === 4 ? (a + b) * 10 : a * 10 + b,
		}[kind];
		const raw_exponent = { product: e + f, quotient: e - f, sum: e }[kind];
		const carries = raw_tenths_100 >= 1000;
		const mantissa = decimal(Math.round(raw_tenths_100), carries ? 3 : 2);
		const exponent = raw_exponent + (carries ? 1 : 0);
		const show = (tenths: number, power: number) => `${decimal(tenths, 1)} \\times 10^{${power}}`;
		const shown = {
			product: `(${show(a, e)}) \\times (${show(b, f)})`,
			quotient: `(${show(a, e)}) \\div (${show(b, f)})`,
			sum: `${show(a, e)} + ${show(b, second_exponent)}`,
		}[kind];
		const unformed = decimal(Math.round(raw_tenths_100), 2);
		return fillBoxes({
			prompt: `Work out $${shown}$. The result in scientific notation is [[m]] $\\times 10$ to the power of [[e]].`,
			boxes: { m: { right: mantissa, answer_type: "FLOAT" }, e: { right: exponent } },
			hints: [
				{
					product: "Multiply the first numbers, and multiply the powers of ten.",
					quotient: "Divide the first numbers, and divide the powers of ten.",
					sum: "Only numbers with the same power of ten can be added directly.",
				}[kind],
				{
					product: "In a product the exponents are added.",
					quotient: "In a quotient the exponents are subtracted.",
					sum:
						difficulty === 4
							? "The power of ten stays."
							: "Write the smaller one with the larger power of ten first.",
				}[kind],
				"Is the first number at least one and less than ten?",
			],
			explanation: `The first numbers give ${unformed} and the power is $10^{${raw_exponent}}$.${carries ? ` Brought into form, that is $${mantissa} \\times 10^{${exponent}}$.` : ` So it is $${mantissa} \\times 10^{${exponent}}$.`}`,
			mistakes: [
				[
					"e",
					kind === "sum"
						? "adds-exponents-when-adding"
						: kind === "product"
							? "multiplies-exponents"
							: "divides-exponents",
					kind === "sum"
						? e + second_exponent
						: kind === "product"
							? e * f
							: Number.isInteger(e / f)
								? e / f
								: e + f,
					{
						product: "In a product the exponents are added.",
						quotient: "In a quotient the exponents are subtracted.",
						sum: "When numbers are added, their powers of ten are not.",
					}[kind],
				],
				["m", "left-out-of-form", carries ? unformed : "", "The first number has to be less than ten."],
				[
					"m",
					kind === "sum" && difficulty === 5 ? "added-unlike-powers" : "wrong-operation-with-first-numbers",
					kind === "sum" && difficulty === 5 ? decimal(a + b, 1) : kind === "sum" ? "" : decimal(a + b, 1),
					kind === "sum"
						? "The powers of ten differ: bring them to the same one first."
						: "Multiply or divide the first numbers, as the sign says.",
				],
				[
					"e",
					"forgot-to-raise-the-exponent",
					carries ? raw_exponent : "",
					"Bringing the first number into form changes the exponent.",
				],
			],
		});
	},
);
