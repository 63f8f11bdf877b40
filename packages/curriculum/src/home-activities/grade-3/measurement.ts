import type { HomeActivityOf } from "../home-activity.ts";

export const measurement: readonly HomeActivityOf[] = [
	{
		skills: ["time-to-minute"],
		title: "Clock call",
		needs: "a clock with hands, or a drawn one",
		steps: [
			"Three times in one evening, ask: what time is it, to the minute?",
			"Your child counts fives to the long hand and then single minutes.",
			"Say it the other way too: 14 minutes to eight.",
		],
		ask: "How many minutes are left until the next hour?",
		because: "A few real readings a day are worth more than a page of drawn clocks.",
	},
	{
		skills: ["elapsed-time"],
		title: "How long did it take?",
		needs: "any clock",
		steps: [
			"Write down when dinner starts and when it ends.",
			"Your child finds how long it took by jumping to the next hour first.",
			"Ask when a 45-minute show would end if it started now.",
		],
		ask: "Which jump did you make first?",
		because: "Jumping to the hour first avoids the trap of thinking that an hour has 100 minutes.",
	},
	{
		skills: ["mass-volume"],
		title: "Kitchen labels",
		needs: "packages and bottles from the kitchen",
		steps: [
			"Look for g, kg, mL, and L on five packages.",
			"Your child puts them in order by holding them, then reads the labels.",
			"Work out what two or three of them weigh together.",
		],
		ask: "How many of these would make one kilogram?",
		because: "Familiar packages give a feel for units.",
	},
	{
		skills: ["scaled-graphs"],
		title: "One box stands for five",
		needs: "paper and a pencil",
		steps: [
			"Count something you have a lot of, such as the books on three shelves.",
			"Draw a graph in which one box stands for five.",
			"Talk about how to draw 12 or 13.",
		],
		ask: "What would be wrong if we forgot what one box stands for?",
		because: "A scale your child has chosen is hard to overlook.",
	},
	{
		skills: ["line-plot-quarter-inch"],
		title: "Crayons to the quarter inch",
		needs: "a ruler with inches and eight crayons or spoons",
		steps: [
			"Measure each to the nearest quarter inch.",
			"Draw a line marked in quarters and put an X for each.",
			"Find the longest, the shortest, and the difference.",
		],
		ask: "Which mark on the ruler is two fourths?",
		because: "Quarter inches are fractions that can be touched.",
	},
	{
		skills: ["area-unit-squares", "area-rectangle"],
		title: "Tile the book",
		needs: "equal square notes or squares cut from paper",
		steps: [
			"Cover a book or tray with squares, without gaps.",
			"Count the squares in one row, then count the rows.",
			"Multiply, and count all of them to see that it fits.",
		],
		ask: "Why can we multiply instead of counting?",
		because: "Area is a number of squares, and rows make multiplication.",
	},
	{
		skills: ["area-distributive", "area-rectilinear"],
		title: "Cut the floor plan",
		needs: "squared paper and scissors",
		steps: [
			"Draw the plan of an L-shaped room on squared paper.",
			"Your child cuts it into two rectangles and finds both areas.",
			"Add them, then cut a second copy in another way.",
		],
		ask: "Do both ways of cutting give the same total?",
		because: "You can take an area apart and add the pieces back up.",
	},
	{
		skills: ["perimeter-polygons"],
		title: "Walk around the table",
		needs: "a tape measure, or a string and a ruler",
		steps: [
			"Measure all sides of a table, rug, or book and add them.",
			"Measure only two sides of another rectangle and find its perimeter.",
			"Hide one side: give the perimeter, and your child finds it.",
		],
		ask: "Why are two sides enough for a rectangle?",
		because: "Walking around makes it clear that perimeter is a length.",
	},
	{
		skills: ["area-vs-perimeter"],
		title: "Fence puzzle",
		needs: "12 equal sticks, such as toothpicks",
		steps: [
			"Use all 12 sticks as the fence of a rectangle.",
			"Draw it and count the squares inside.",
			"Find the other rectangles with the same fence.",
		],
		ask: "Which fence gives the rabbit the most room?",
		because: "The same fence can hold very different areas.",
	},
];
