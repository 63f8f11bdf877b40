import { randomInt } from "node:crypto";

/** No I, L, O and U, which are easily misread when copied from paper. */
const signs = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const codeLength = 8;

/** An unused code: one of 32 to the eighth, and unique in the table. */
export function newCode(): string {
	return Array.from({ length: codeLength }, () => signs[randomInt(signs.length)]).join("");
}

/** A code as typed from paper, in its stored form. */
export function readCode(typed: string): string {
	return typed.toUpperCase().replace(/[\s-]/g, "").replace(/[IL]/g, "1").replaceAll("O", "0");
}
