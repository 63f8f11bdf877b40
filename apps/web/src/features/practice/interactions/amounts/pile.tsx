import { Minus, Plus } from "lucide-react";
import type { KeyboardEvent, ReactNode, RefObject } from "react";
import { keySteps } from "../board/key-steps.ts";

export interface Picture {
	svg: string;
	width: number;
	height: number;
}

interface PileProps {
	/** The name of its pieces: "Tens", "Dimes (10¢)". */
	name: string;
	count: number;
	most: number;
	/** One piece. */
	picture: Picture;
	isLocked: boolean;
	firstRef?: RefObject<HTMLButtonElement | null> | undefined;
	/** Adds or removes this many pieces. */
	onChange: (by: number) => void;
	/** Restores the state when the pile got the focus. */
	onRestore: () => void;
	onFocus: () => void;
	/** Further actions. */
	children?: ReactNode;
}

/** Pieces of one kind, added or removed by a press or by keys. */
export function Pile(props: PileProps) {
	const { name, count, most, picture, isLocked, firstRef, onChange, children } = props;
	const keys = usePileKeys(props);
	return (
		<div className="pile" role="group" aria-label={name}>
			<div className="pile-row">
				<p className="pile-name" aria-hidden="true">
					{name} <b>{count}</b>
				</p>
				<button
					type="button"
					className="pile-step"
					aria-label={`Take one away: ${name}`}
					disabled={isLocked || count === 0}
					onClick={() => onChange(-1)}
				>
					<Minus />
				</button>
				<button
					ref={firstRef}
					type="button"
					role="slider"
					className="pile-pieces"
					style={{ maxWidth: PER_ROW * (picture.width + GAP) + GAP }}
					aria-label={name}
					aria-valuemin={0}
					aria-valuemax={most}
					aria-valuenow={count}
					aria-valuetext={`${count}`}
					aria-disabled={isLocked}
					{...keys}
				>
					{Array.from({ length: count }, (_, at) => (
						<Piece key={at} picture={picture} />
					))}
					{count === 0 && (
						<span className="pile-ghost">
							<Piece picture={picture} />
						</span>
					)}
				</button>
				<button
					type="button"
					className="pile-step"
					aria-label={`Put one down: ${name}`}
					disabled={isLocked || count === most}
					onClick={() => onChange(1)}
				>
					<Plus />
				</button>
			</div>
			{children}
		</div>
	);
}

/** Rows of ten make the number visible; with the gap between two of them, in pixels. */
const PER_ROW = 10;
const GAP = 5;

function Piece({ picture: { svg, width } }: { picture: Picture }) {
	return <i aria-hidden="true" style={{ width }} dangerouslySetInnerHTML={{ __html: svg }} />;
}

/** Arrows add or remove one, with Shift ten; Home and End none and all; Escape restores the number. */
function usePileKeys({ isLocked, onChange, onRestore, onFocus }: PileProps) {
	return {
		onFocus,
		onKeyDown: (event: KeyboardEvent) => {
			const by = keySteps[event.key];
			if (isLocked || (by === undefined && event.key !== "Escape")) return;
			event.preventDefault();
			event.stopPropagation();
			if (by === undefined) onRestore();
			else onChange(by * (event.shiftKey ? 10 : 1));
		},
		onClick: () => isLocked || onChange(1),
	};
}
