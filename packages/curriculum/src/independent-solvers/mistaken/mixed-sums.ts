import { type Rational, rational } from "@learnin/domain/arithmetic/rational";
import type { MistakeSolvers } from "../shared/derived-solvers.ts";

interface Mixed {
	wholes: bigint;
	top: bigint;
	bottom: bigint;
}

function read(text: string): Mixed {
	const [, wholes = "0", top = "0", bottom = "1"] =
		/^\s*(\d*)(?:\\dfrac\{(\d+)\}\{(\d+)\})?/.exec(text) ?? [];
	return { wholes: BigInt(wholes || "0"), top: BigInt(top), bottom: BigInt(bottom) };
}

type Gives = (first: Mixed, second: Mixed, subtracts: boolean) => Rational;

const ofBoth = (gives: Gives) => (formula: string) => {
	const subtracts = formula.includes(" - ");
	const [one = "", other = ""] = formula.split(/ [-+] /);
	const [first, second] = [read(one), read(other)];
	// A whole number has no denominator of its own.
	const bottom = first.bottom > second.bottom ? first.bottom : second.bottom;
	return gives({ ...first, bottom }, { ...second, bottom }, subtracts);
};

const parts = ({ wholes, top, bottom }: Mixed) => wholes * bottom + top;
const size = (number: bigint) => (number < 0n ? -number : number);

/** The whole numbers with other parts beside them. */
const withParts =
	(gives: (first: Mixed, second: Mixed) => bigint): Gives =>
	(first, second, subtracts) => {
		const wholes = subtracts ? first.wholes - second.wholes : first.wholes + second.wholes;
		return rational(wholes * first.bottom + gives(first, second), first.bottom);
	};

/** Mistakes with sums and differences of mixed numbers that have the same denominator. */
export const mistakenMixedSums: MistakeSolvers = [
	[/subtracted the smaller fraction/, ofBoth(withParts((a, b) => size(a.top - b.top)))],
	[/still counted it/, ofBoth(withParts((a, b) => a.top + a.bottom - b.top))],
	[/left out the new whole/, ofBoth(withParts((a, b) => a.top + b.top - a.bottom))],
	[/with the whole numbers only/, ofBoth(withParts(() => 0n))],
	[/kept the fraction/, ofBoth(withParts((a) => a.top))],
	[
		/added the denominators/,
		ofBoth((a, b) => rational((a.wholes + b.wholes) * 2n * a.bottom + a.top + b.top, 2n * a.bottom)),
	],
	[/added instead/, ofBoth((a, b) => rational(parts(a) + parts(b), a.bottom))],
	[/subtracted instead/, ofBoth((a, b) => rational(size(parts(a) - parts(b)), a.bottom))],
];
