import { angleFan } from "../figures/shapes/angle-fan.ts";
import { circle } from "../figures/shapes/circle.ts";
import { coordinatePlane } from "../figures/plane/coordinate-plane.ts";
import { rectangle } from "../figures/fractions/grids.ts";
import { labeledPolygon } from "../figures/shapes/labeled-polygon.ts";
import { rightTriangle } from "../figures/shapes/right-triangle.ts";
import type { Repair } from "./repair.ts";

const SQUARES = {
	svg: rectangle({ width: 4, height: 3, below: "4 cm", beside: "3 cm", has_squares: true, color: "sky" }),
	alt: "A rectangle of 4 by 3 squares.",
};
const BORDER = {
	svg: labeledPolygon(
		[
			[0, 0],
			[240, 0],
			[240, 140],
			[0, 140],
		],
		["5 m", "3 m", "5 m", "3 m"],
		"gold",
	),
	alt: "A rectangle with a length at each of its four sides: 5, 3, 5 and 3 meters.",
};

export const REPAIRS_OF_SHAPES: Readonly<Record<string, Repair>> = {
	"perimeter-for-area": {
		happens:
			"The area is what the shape covers: count its squares. The distance around is only its border. Rows times squares in a row is the quick way to count.",
		figure: SQUARES,
		pair: {
			asked: "What is the area of this rectangle?",
			wrong: { answer: "$14$ cm", how: "$4 + 3 + 4 + 3$ is the way around it." },
			right: { answer: "$12$ square centimeters", how: "3 rows of 4 squares: $3 \\times 4 = 12$." },
		},
	},
	"area-for-perimeter": {
		happens:
			"The perimeter is the way around the shape, like a fence. The squares inside do not count. Walk along each side and add.",
		figure: BORDER,
		pair: {
			asked: "How long is the way around?",
			wrong: { answer: "$15$", how: "$5 \\times 3$ counts the squares inside." },
			right: { answer: "$16$ m", how: "Around it: $5 + 3 + 5 + 3 = 16$." },
		},
	},
	"two-sides-of-four": {
		happens:
			"A rectangle has four sides, also when only two have a number. The sides across from each other are equally long. Write a length at each side first.",
		figure: BORDER,
		pair: {
			asked: "How long is the way around?",
			wrong: { answer: "$8$ m", how: "$5 + 3$ is only half of the way." },
			right: { answer: "$16$ m", how: "All four sides: $5 + 3 + 5 + 3 = 16$." },
		},
	},
	"forgets-the-half": {
		happens: "Two triangles like this one make a rectangle. So multiply the two lengths, then take half.",
		figure: {
			svg: rightTriangle({ across: 6, up: 4, labels: ["6 cm", "4 cm", ""], color: "mint" }),
			alt: "A triangle with a square corner, 6 centimeters wide and 4 high.",
		},
		pair: {
			asked: "What is the area of the triangle?",
			wrong: { answer: "$24$ square centimeters", how: "$6 \\times 4$ is the whole rectangle." },
			right: { answer: "$12$ square centimeters", how: "Half of the rectangle: $24 \\div 2 = 12$." },
		},
	},
	"mixes-radius-and-diameter": {
		happens:
			"The radius goes from the middle to the edge. The diameter goes all the way across, through the middle. It is two times the radius.",
		figure: {
			svg: circle({ shows: "diameter", text: "10 cm", color: "sky" }),
			alt: "A circle with a line of 10 centimeters right across.",
		},
		pair: {
			asked: "What is the radius of this circle?",
			wrong: { answer: "$10$ cm", how: "That is the line all the way across: the diameter." },
			right: { answer: "$5$ cm", how: "From the middle to the edge is half of it: $10 \\div 2$." },
		},
	},
	"forgets-the-root": {
		happens:
			"Adding the squares gives the square of the long side, not the side. One step is left: find the number that times itself gives it.",
		figure: {
			svg: rightTriangle({ across: 4, up: 3, labels: ["4", "3", "?"], color: "lilac" }),
			alt: "A triangle with a square corner; the short sides are 4 and 3.",
		},
		pair: {
			asked: "How long is the slanted side?",
			wrong: { answer: "$25$", how: "$16 + 9 = 25$ is its square. 25 would be far too long here." },
			right: { answer: "$5$", how: "$\\sqrt{25} = 5$, because $5 \\times 5 = 25$." },
		},
	},
	"half-for-root": {
		happens:
			"The square root of 16 is the side of a square with area 16. Taking half is something else. Check: the root times itself must give the number.",
		figure: {
			svg: rectangle({ width: 4, height: 4, below: "?", beside: "?", has_squares: true, color: "lilac" }),
			alt: "A square of 16 small squares.",
		},
		pair: {
			asked: "$\\sqrt{16}$",
			wrong: { answer: "$8$", how: "8 is half of 16. But $8 \\times 8 = 64$." },
			right: { answer: "$4$", how: "$4 \\times 4 = 16$." },
		},
	},
	"full-turn-for-half-turn": {
		happens:
			"Angles along a straight line make half a turn: 180 degrees. All around a point it is a full turn: 360. Lay a ruler along it to see which one it is.",
		figure: {
			svg: angleFan({
				parts: [
					{ from: 0, to: 130, text: "130°", color: "sky" },
					{ from: 130, to: 180, text: "?", color: "gold" },
				],
			}),
			alt: "Two angles along a straight line. One is 130 degrees.",
		},
		pair: {
			asked: "How large is the other angle?",
			wrong: { answer: "$230°$", how: "$360 - 130$ uses a full turn." },
			right: { answer: "$50°$", how: "Along a line it is half a turn: $180 - 130$." },
		},
	},
	"swaps-coordinates": {
		happens:
			"The first number says how far to go to the side, the second how far up. First along the hall, then up the stairs.",
		figure: {
			svg: coordinatePlane({
				x: [0, 6],
				y: [0, 6],
				segments: [
					{ from: [0, 0], to: [4, 0], color: "sky" },
					{ from: [4, 0], to: [4, 2], color: "gold" },
				],
				points: [{ at: [4, 2], name: "A", color: "coral" }],
			}),
			alt: "Point A: 4 to the side and 2 up.",
		},
		pair: {
			asked: "Where is point A?",
			wrong: { answer: "$(2, 4)$", how: "That goes 2 to the side and 4 up." },
			right: { answer: "$(4, 2)$", how: "4 to the side first, then 2 up." },
		},
	},
};
