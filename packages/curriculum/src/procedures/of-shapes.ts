import type { Procedure } from "./procedure.ts";

export const OF_SHAPES: readonly Procedure[] = [
	{
		id: "perimeter-for-area",
		child_does: "sometimes find the distance around instead of the area",
		parent_does: "works out the perimeter when the area is asked for",
		helps: "Tile a tray with sticky notes for the area, and run a string around it for the perimeter.",
		stems: ["perimeter", "mixed-area-with-perimeter"],
	},
	{
		id: "area-for-perimeter",
		child_does: "sometimes find the area instead of the distance around",
		parent_does: "works out the area when the perimeter is asked for",
		helps: "Walk around a rug for the perimeter, and count the tiles it covers for the area.",
		stems: ["area-for-perimeter"],
	},
	{
		id: "two-sides-of-four",
		child_does: "sometimes add only two of the sides",
		parent_does: "adds only two sides of a rectangle for its perimeter",
		helps: "Trace the whole border with a finger, and write a length at each side before adding.",
		stems: ["added-only-the-told-sides", "half-the-perimeter"],
	},
	{
		id: "forgets-the-half",
		child_does: "sometimes forget to take half",
		parent_does: "leaves out the half in the area of a triangle or trapezoid",
		helps: "Cut a sheet of paper from corner to corner: each triangle is half of the rectangle.",
		stems: ["forgot-the-half"],
	},
	{
		id: "mixes-radius-and-diameter",
		child_does: "sometimes mix up the radius and the diameter",
		parent_does: "uses the diameter of a circle as its radius",
		helps: "Draw on a plate: the radius goes to the middle, the diameter goes all the way across.",
		stems: ["used-the-diameter-as-radius", "uses-diameter-for-radius"],
	},
	{
		id: "forgets-the-root",
		child_does: "sometimes stop early and forget the root",
		parent_does: "stops at the square or cube of a length and does not take the root",
		helps: "Ask for each result whether it is a length or its square.",
		stems: ["forgot-the-root"],
	},
	{
		id: "half-for-root",
		child_does: "sometimes take half instead of the square root",
		parent_does: "takes half of a number instead of its square root",
		helps:
			"Check with a square: the side times itself must give the number. 8 × 8 is 64, and 32 × 32 is not.",
		stems: ["halves-instead-of-root"],
	},
	{
		id: "full-turn-for-half-turn",
		child_does: "sometimes use 360 instead of 180",
		parent_does: "uses 360 degrees where angles make a half turn of 180",
		helps: "Lay a ruler along the angles: a straight line is a half turn.",
		stems: ["used-360", "took-from-360"],
	},
	{
		id: "swaps-coordinates",
		child_does: "sometimes swap the two numbers of a point",
		parent_does: "swaps the two coordinates of a point",
		helps: "Say “along the hall, then up the stairs” for each point.",
		stems: ["swapped-coordinates", "swapped-the-coordinates"],
	},
];
