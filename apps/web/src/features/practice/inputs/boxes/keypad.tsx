import { ArrowRightToLine, Delete } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../../../../ui/class-names.ts";
import type { DigitKey, FunctionKey, SlotKey } from "./slot-keys.ts";

export interface KeypadProps {
	/** The keys beside the digits. */
	functions: readonly FunctionKey[];
	onPress: (key: SlotKey) => void;
	/** Placed in the last row. */
	check: ReactNode;
}

const rows: readonly (readonly DigitKey[])[] = [
	["7", "8", "9"],
	["4", "5", "6"],
	["1", "2", "3"],
];

const faces: Record<FunctionKey, { label: string; face: ReactNode }> = {
	point: { label: "Decimal point", face: "." },
	minus: { label: "Minus", face: "−" },
	slash: { label: "Fraction slash", face: "/" },
	blank: { label: "Space", face: "␣" },
	switch: { label: "Next box", face: <SwitchIcon /> },
	colon: { label: "Colon, to the minutes", face: ":" },
	next: { label: "Next box", face: <ArrowRightToLine className="i" /> },
};

/** Four columns, 7-8-9 on top as on a calculator. The keys do not move the focus. */
export function Keypad({ functions, onPress, check }: KeypadProps) {
	// More than two do not fit beside the digits and get their own row.
	const above = functions.length > 2 ? functions : [];
	const beside = functions.length > 2 ? [] : functions;
	const key = (name: SlotKey, label: string, face: ReactNode, look = "") => (
		<button
			key={name}
			type="button"
			className={classNames("pr-key", look)}
			{...(label !== "" && { "aria-label": label })}
			onPointerDown={(event) => event.preventDefault()}
			onClick={() => onPress(name)}
		>
			{face}
		</button>
	);
	const special = (name: FunctionKey, look: string) => key(name, faces[name].label, faces[name].face, look);
	return (
		<div className="pr-keypad" role="group" aria-label="Number keypad">
			{above.length > 0 && (
				<div ref={showBox} className="pr-keypad-row">
					{above.map((name) => special(name, "pr-key--fn"))}
				</div>
			)}
			{rows.map((row, at) => [
				...row.map((digit) => key(digit, "", digit)),
				at === 0 && key("delete", "Delete", <Delete className="i" />, deleteLook(beside.length)),
				at > 0 && beside[at - 1] && special(beside[at - 1] as FunctionKey, functionLook(beside.length)),
			])}
			{key("0", "", "0")}
			{check}
		</div>
	);
}

/** A keypad with one more row must not cover the box that it is for. */
function showBox(row: HTMLElement | null) {
	if (row) document.querySelector(".pr-box:focus")?.scrollIntoView({ block: "nearest" });
}

function deleteLook(beside: number): string {
	return beside === 0 ? "pr-key--fn pr-key--tall3" : "pr-key--fn";
}

function functionLook(beside: number): string {
	return beside === 1 ? "pr-key--fn pr-key--tall" : "pr-key--fn";
}

function SwitchIcon() {
	return (
		<svg
			className="i"
			viewBox="0 0 24 24"
			fill="none"
			stroke="currentColor"
			strokeWidth="2"
			aria-hidden="true"
		>
			<rect x="7" y="2" width="10" height="7" rx="2" strokeDasharray="2 2.4" />
			<path d="M4 12h16" strokeLinecap="round" />
			<rect x="7" y="15" width="10" height="7" rx="2" fill="currentColor" />
		</svg>
	);
}
