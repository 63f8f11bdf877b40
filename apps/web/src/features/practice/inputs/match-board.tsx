import type { PracticeOption } from "@learnin/contract/schemas/practice.schema";
import { X } from "lucide-react";
import { useState } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { optionName } from "../drafts.ts";
import type { MatchViewProps } from "./match-input.tsx";
import { OptionFace } from "./option-face.tsx";
import { leftOf, paired, takenApart } from "./pairing.ts";
import { lookClass } from "./part-look.ts";
import { type End, useLineDrag } from "./use-line-drag.ts";
import { curve, endKey, useLines } from "./use-lines.ts";

/**
 * Two columns and the lines between them. A line is drawn with the pointer, by pressing one tile and then its partner,
 * or by keyboard: Enter picks up, the arrow keys move, Enter places, Escape lets go.
 */
export function MatchBoard({ question, pairs, lookOf, isLocked, onPairs }: MatchViewProps) {
	const { left_options, right_options } = question;
	const { board, lines, anchors } = useLines(pairs);
	const [picked, setPicked] = useState<End | null>(null);
	const [said, setSaid] = useState("");
	// Such a word would be broken in a narrow column.
	const isWordy = [...left_options, ...right_options].some(({ label }) =>
		label.spoken.split(" ").some((word) => word.length > 10),
	);
	const nameOf = ({ side, id }: End) => {
		const option = (side === "left" ? left_options : right_options).find((each) => each.id === id);
		return option ? optionName(option) : "";
	};
	const focusEnd = (side: End["side"], id: string | undefined) =>
		board.current?.querySelector<HTMLElement>(`[data-end="${CSS.escape(endKey(side, id ?? ""))}"]`)?.focus();

	const place = (one: End, other: End) => {
		const [left, right] = one.side === "left" ? [one, other] : [other, one];
		setPicked(null);
		setSaid(`${nameOf(left)} is matched with ${nameOf(right)}.`);
		const next = paired(pairs, left.id, right.id);
		onPairs(next);
		return next;
	};
	const takeApart = (left: string) => {
		setPicked(null);
		setSaid(`${nameOf({ side: "left", id: left })} is free again.`);
		onPairs(takenApart(pairs, left));
	};
	const { live, wasDrag, start } = useLineDrag({
		board,
		anchors,
		isLocked,
		onStart: setPicked,
		onEnd: (from, target) => {
			setPicked(null);
			if (target) place(from, target);
		},
	});

	const press = (end: End, isKeyboard: boolean) => {
		if (isLocked || wasDrag.current) return;
		if (!picked || picked.side === end.side) {
			const isSame = picked?.id === end.id;
			setPicked(isSame ? null : end);
			setSaid(isSame ? "Let go." : `${nameOf(end)} is picked up. Now choose its partner.`);
			if (isKeyboard && !isSame && end.side === "left") {
				const free = right_options.find(({ id }) => leftOf(pairs, id) === undefined) ?? right_options[0];
				focusEnd("right", pairs[end.id] ?? free?.id);
			}
			return;
		}
		const next = place(picked, end);
		if (!isKeyboard) return;
		const open = left_options.find(({ id }) => !(id in next));
		if (open) focusEnd("left", open.id);
		else document.querySelector<HTMLElement>(".pr-check")?.focus();
	};
	const onKeyDown = (event: React.KeyboardEvent, end: End) => {
		const options = end.side === "left" ? left_options : right_options;
		const at = options.findIndex(({ id }) => id === end.id);
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
		const across = { ArrowRight: "right", ArrowLeft: "left" } as const;
		if (step) focusEnd(end.side, options.at((at + step) % options.length)?.id);
		else if (event.key === "ArrowRight" || event.key === "ArrowLeft") {
			const side = across[event.key];
			const row = side === "left" ? left_options : right_options;
			focusEnd(side, row[Math.min(at, row.length - 1)]?.id);
		} else if (event.key === "Escape" && picked) {
			focusEnd(picked.side, picked.id);
			setPicked(null);
			setSaid("Let go.");
		} else if (event.key === "Delete" || event.key === "Backspace") {
			const left = end.side === "left" ? end.id : leftOf(pairs, end.id);
			if (left === undefined || !(left in pairs) || isLocked) return;
			takeApart(left);
		} else return;
		event.preventDefault();
	};

	const column = (side: End["side"], options: PracticeOption[]) => (
		<ul
			className={`mt-column mt-column--${side}`}
			aria-label={side === "left" ? "Match these" : "with these"}
		>
			{options.map((option) => {
				const end: End = { side, id: option.id };
				const left = side === "left" ? option.id : leftOf(pairs, option.id);
				const partner = side === "left" ? pairs[option.id] : left;
				const isPicked = picked?.side === side && picked.id === option.id;
				const isOpen = picked !== null && picked.side !== side;
				return (
					<li key={option.id}>
						<button
							type="button"
							className={classNames(
								"mt-tile",
								partner !== undefined && "is-matched",
								left !== undefined && partner !== undefined && lookClass(lookOf(left)),
								side === "left" && partner === undefined && lookClass(lookOf(option.id)),
								isPicked && "is-picked",
								isOpen && "is-open",
							)}
							data-end={endKey(side, option.id)}
							data-match={side === "left" ? option.id : undefined}
							aria-pressed={isPicked}
							onPointerDown={(event) => start(event, end)}
							onClick={(event) => press(end, event.detail === 0)}
							onKeyDown={(event) => onKeyDown(event, end)}
						>
							<OptionFace option={option} />
							<span className="sr">
								{partner === undefined
									? ", not matched yet"
									: `, matched with ${nameOf({ side: side === "left" ? "right" : "left", id: partner })}`}
							</span>
						</button>
					</li>
				);
			})}
		</ul>
	);
	return (
		<div ref={board} className={classNames("mt-board", isLocked && "is-locked", isWordy && "is-wordy")}>
			{column("left", left_options)}
			{column("right", right_options)}
			<svg className="mt-lines" aria-hidden="true">
				{lines.map(({ left, right, from, to }) => (
					<g key={`${left} ${right}`} className={classNames("mt-line", lookClass(lookOf(left)))}>
						<path d={curve(from, to)} />
						<circle cx={from.x} cy={from.y} r="5" />
						<circle cx={to.x} cy={to.y} r="5" />
					</g>
				))}
				<path ref={live} className="mt-live" />
			</svg>
			{!isLocked &&
				lines.map(({ left, right, from }) => (
					<button
						key={left}
						type="button"
						className="mt-apart"
						style={{ left: from.x + 24, top: from.y }}
						// The keyboard takes a pair apart with Delete, on the tile itself.
						tabIndex={-1}
						aria-label={`Take apart: ${nameOf({ side: "left", id: left })} and ${nameOf({ side: "right", id: right })}`}
						onClick={() => takeApart(left)}
					>
						<X />
					</button>
				))}
			<p className="sr" role="status">
				{said}
			</p>
		</div>
	);
}
