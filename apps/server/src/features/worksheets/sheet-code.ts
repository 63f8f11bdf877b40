import { randomInt } from "node:crypto";

/** No I, L, O and U: what is copied from paper by hand must not be mistaken. */
const signs = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const codeLength = 8;

/** A code that no other sheet has: one of 32 to the eighth, and unique in the table. */
export function newCode(): string {
	return Array.from({ length: codeLength }, () => signs[randomInt(signs.length)]).join("");
}

/** A code as somebody typed it from paper, as it is stored. */
export function readCode(typed: string): string {
	return typed.toUpperCase().replace(/[\s-]/g, "").replace(/[IL]/g, "1").replaceAll("O", "0");
}
