/** Things with a sensible measure in the smaller or the larger unit; large light and small heavy ones are among them. */
export const MASSES = [
	["a paper clip", 1, "gram"],
	["an apple", 180, "gram"],
	["a slice of bread", 30, "gram"],
	["a letter", 20, "gram"],
	["a big balloon", 3, "gram"],
	["a soccer ball", 430, "gram"],
	["a pencil", 7, "gram"],
	["a banana", 120, "gram"],
	["a watermelon", 6, "kilogram"],
	["a brick", 3, "kilogram"],
	["a bike", 14, "kilogram"],
	["a large dog", 30, "kilogram"],
	["a cat", 4, "kilogram"],
	["a chair", 5, "kilogram"],
	["a laptop", 2, "kilogram"],
] as const;
export const VOLUMES = [
	["a teaspoon", 5, "milliliter"],
	["a drinking glass", 250, "milliliter"],
	["a coffee cup", 200, "milliliter"],
	["a can of soda", 350, "milliliter"],
	["a small bottle of glue", 40, "milliliter"],
	["a soup bowl", 400, "milliliter"],
	["a bathtub", 150, "liter"],
	["a bucket", 10, "liter"],
	["a large bottle of juice", 2, "liter"],
	["a watering can", 8, "liter"],
	["an aquarium", 60, "liter"],
	["a car’s gas tank", 50, "liter"],
	["a kitchen sink", 20, "liter"],
] as const;
/** Far enough apart that no two of them could be mixed up, also with the other unit. */
const FAR_APART = [
	"a paper clip",
	"a pencil",
	"a slice of bread",
	"an apple",
	"a brick",
	"a large dog",
	"a teaspoon",
	"a can of soda",
	"a large bottle of juice",
	"a kitchen sink",
	"a bathtub",
];
/** Those of the things that differ widely. */
export const farApart = <T extends Thing>(things: readonly T[]) =>
	things.filter(([named]) => FAR_APART.includes(named));

export type Thing = (typeof MASSES)[number] | (typeof VOLUMES)[number];
