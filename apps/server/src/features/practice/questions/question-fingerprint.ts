import { createHash } from "node:crypto";
import type { Question } from "@learnin/domain/question/question";
import { whatIsAsked } from "@learnin/domain/question/what-is-asked";

/**
 * Identifies what a question asks. Points are earned once and a bookmark is set once per fingerprint, and a
 * fresh question has one that is new to its student. It is derived from the answer too, so it never leaves
 * the server.
 *
 * Eleven characters are 66 bits: among 100,000 questions of one student, two different ones are taken for the same with
 * a chance of 7 in 100 billion; among a million of the bank, of 7 in a billion.
 *
 * Questions stored under earlier rules, such as counting people's names, keep their fingerprints. At worst
 * one of them is seen and earns a second time; one that is asked again from its bookmark keeps its own.
 */
export function questionFingerprint(question: Question): string {
	return createHash("sha256").update(whatIsAsked(question)).digest("base64url").slice(0, 11);
}
