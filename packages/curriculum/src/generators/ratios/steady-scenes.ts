import { counted, type Random } from "../../kit/index.ts";

/** Two amounts that grow in proportion. */
export interface Steady {
	/** The letters of the equation: y = k x. */
	x: string;
	y: string;
	xs: string;
	ys: string;
	subject: string;
	/** "In 3 hours, the boat goes 12 kilometers." */
	says: (x: number, y: number) => string;
	/** What is meant by both letters. */
	letters: string;
}

/** Letters | one, many of x | one, many of y | subject of the graph | sentence | meaning of y | meaning of x. */
const ROWS = [
	"hd|hour|hours|kilometer|kilometers|the distance a boat travels|In {x}, the boat goes {y}.|the distance in kilometers|the time in hours",
	"nc|ticket|tickets|dollar|dollars|the cost of tickets|The cost of {x} is {y}.|the cost in dollars|the number of tickets",
	"mv|minute|minutes|liter|liters|the water from a faucet|In {x}, the faucet fills {y}.|the volume in liters|the time in minutes",
	"hp|hour|hours|dollar|dollars|the pay for a job|The pay for {x} is {y}.|the pay in dollars|the time in hours",
	"bw|bag|bags|pound|pounds|the weight of bags of soil|The weight of {x} is {y}.|the weight in pounds|the number of bags",
	"tp|minute|minutes|page|pages|the pages a printer prints|In {x}, the printer makes {y}.|the number of pages|the time in minutes",
	"bf|batch|batches|cup|cups|the flour for bread|For {x} of bread, a bakery uses {y}.|the number of cups of flour|the number of batches",
	"hm|hour|hours|mile|miles|the distance a ferry travels|In {x}, the ferry travels {y}.|the distance in miles|the time in hours",
	"cw|can|cans|chair|chairs|the chairs that get painted|With {x} of paint, {y} get painted.|the number of chairs|the number of cans of paint",
	"kc|kilogram|kilograms|dollar|dollars|the cost of apples|The cost of {x} is {y}.|the cost in dollars|the mass in kilograms",
] as const;

export function steadyOf(random: Random): Steady {
	const [
		letters = "",
		one = "",
		many = "",
		single = "",
		several = "",
		subject = "",
		sentence = "",
		ofY = "",
		ofX = "",
	] = random.pick(ROWS).split("|");
	const [x = "x", y = "y"] = letters;
	return {
		x,
		y,
		xs: many,
		ys: several,
		subject,
		says: (p, q) =>
			sentence
				.replace("{x}", counted(p, one, many))
				.replace("{y}", () => (single === "dollar" ? `\\$${q}` : counted(q, single, several))),
		letters: `$${y}$ is ${ofY}, and $${x}$ is ${ofX}.`,
	};
}
