import { createHash } from "node:crypto";

/** A number that people raise and a mark of the words themselves, so that no two wordings have one version. */
export function versionOf(number: number, wording: string): string {
	return `${number}-${createHash("sha256").update(wording).digest("hex").slice(0, 8)}`;
}
