import { Flag } from "lucide-react";
import type { ReactNode } from "react";
import "./known-line.css";

/** What the flag on a tile says: the skill was found at the starting point, and practice is still to fill its tile. */
export function KnownLine({ children }: { children: ReactNode }) {
	return (
		<p className="kn-line">
			<KnownFlag />
			<span>{children}</span>
		</p>
	);
}

/** The sign of a skill that the starting point found known. */
export function KnownFlag() {
	return (
		<b className="kn-flag">
			<Flag aria-hidden="true" />
		</b>
	);
}

/** On the home page: how many skills the starting point found, which stays true, and how many were practiced since. */
export function knownWords(count: number, practiced: number): string {
	if (count === practiced)
		return count === 1
			? "Your starting point found 1 skill you probably know, and it has come up in practice since."
			: `Your starting point found ${count} skills you probably know, and they have all come up in practice since.`;
	if (practiced > 0)
		return `Your starting point found ${count} skills you probably know. ${practiced} of them have come up in practice so far.`;
	return count === 1
		? "Your starting point found 1 skill you probably know. Practice fills its tile."
		: `Your starting point found ${count} skills you probably know. Practice fills their tiles.`;
}
