import {
	type KeyboardEvent,
	type ReactNode,
	type RefObject,
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from "react";
import { classNames } from "../../../../ui/class-names.ts";
import { showBoard } from "../board/show-board.ts";
import { lookClass, lookWords, type PartLook } from "../../inputs/part-look.ts";
import { useCardDrag } from "./use-card-drag.ts";
import "./card-board.css";

export interface Face {
	id: string;
	face: ReactNode;
	/** Its name. */
	name: string;
}

export interface CardBoardProps {
	cards: readonly Face[];
	places: readonly Face[];
	/** The place of each card; the others are above. */
	lies: Readonly<Record<string, string>>;
	/** One card per place, in a row; or bins for many, optionally drawn as two circles; or a row that grows. */
	shape: "row" | "bins" | "venn" | "tiles";
	/** Where a pressed card goes directly; without it, the card is picked up. */
	pressedTo?: string | undefined;
	lookOf: (card: string) => PartLook;
	isLocked: boolean;
	firstRef: RefObject<HTMLButtonElement | null>;
	/** Into a place, or back to the others. */
	onPut: (card: string, place: string | null) => void;
	/** Moves it by this many places. */
	onMove: (card: string, by: number) => void;
	/** Restores the state when the card got the focus. */
	onRestore: () => void;
	onFocusCard: () => void;
}

/** The place of cards that are in none. */
const NOWHERE = "";
/** Longer than "minus three eighths" is too wide to be beside others on a phone. */
const MAX_LETTERS = 20;
/** Such as "parallelogram", in a third of a phone's width. */
const LONG_WORD = /\p{L}{10}/u;

/** Cards that are dragged, or pressed and put down with a second press, or moved by keys. */
export function CardBoard(props: CardBoardProps) {
	const { cards, places, lies, shape, isLocked } = props;
	const board = useRef<HTMLDivElement>(null);
	const refocus = useRefocus(board);
	const [picked, setPicked] = usePicked(board);
	const [said, setSaid] = useState("");
	const nameOf = (faces: readonly Face[], id: string) => faces.find((each) => each.id === id)?.name ?? "";
	const put = (card: string, place: string) => {
		setPicked(null);
		refocus.to(card);
		props.onPut(card, place === NOWHERE ? null : place);
		const [what, where] = [nameOf(cards, card), nameOf(places, place)];
		setSaid(place === NOWHERE ? `${what} is back with the others.` : `${what} is in ${where}.`);
	};
	const drag = useCardDrag(isLocked, put);
	const pick = (card: string) => {
		if (isLocked || !drag.isPress()) return;
		if (picked !== null && picked !== card && lies[card] !== undefined) return put(picked, lies[card]);
		if (props.pressedTo !== undefined && lies[card] === undefined) return put(card, props.pressedTo);
		const what = nameOf(cards, card);
		setPicked(picked === card ? null : card);
		setSaid(picked === card ? "Let go." : `${what} is picked up. Now choose its place.`);
	};
	const putPicked = (place: string) => {
		if (picked !== null) put(picked, place);
		else if (!isLocked) setSaid("Pick up a card first.");
	};
	const onKeyDown = (event: KeyboardEvent, card: string) => {
		const act = isLocked ? undefined : keyActs(event.shiftKey)[event.key];
		if (act === undefined) return;
		event.preventDefault();
		event.stopPropagation();
		refocus.to(card);
		if (act === "restore" && picked !== null) return setPicked(null);
		setPicked(null);
		if (act === "restore") props.onRestore();
		else if (typeof act === "number") props.onMove(card, act);
		else if (act === "back") put(card, NOWHERE);
		else put(card, (act === "first" ? places[0] : places.at(-1))?.id ?? NOWHERE);
	};
	const cardOf = (card: Face, at: number) => (
		<button
			key={card.id}
			ref={at === 0 ? props.firstRef : undefined}
			type="button"
			className={classNames(
				"cards-card",
				picked === card.id && "is-picked",
				drag.dragged === card.id && "is-dragged",
				lies[card.id] !== undefined && lookClass(props.lookOf(card.id)),
			)}
			data-card={card.id}
			aria-pressed={picked === card.id}
			aria-disabled={isLocked || undefined}
			onFocus={() => refocus.isMoving() || props.onFocusCard()}
			onClick={() => pick(card.id)}
			onKeyDown={(event) => onKeyDown(event, card.id)}
			{...drag.handlersOf(card.id)}
		>
			{card.face}
			<Said place={nameOf(places, lies[card.id] ?? NOWHERE)} look={props.lookOf(card.id)} />
		</button>
	);
	const lying = (place: string) =>
		cards.map((card, at) => (lies[card.id] === place ? cardOf(card, at) : null));
	return (
		<div
			ref={board}
			className={classNames("cards", `cards--${shape}`, isWordy(props) && "is-wordy")}
			data-picked={picked !== null || undefined}
		>
			<div
				className="cards-tray"
				role="group"
				aria-label="Cards to place"
				data-place={NOWHERE}
				data-over={drag.over === NOWHERE || undefined}
			>
				{cards.map((card, at) =>
					lies[card.id] === undefined ? (
						cardOf(card, at)
					) : (
						<Gap key={card.id} face={card.face} isOfPicked={picked === card.id} onPut={putPicked} />
					),
				)}
			</div>
			<ol className="cards-places" style={{ "--places": places.length } as React.CSSProperties}>
				{places.map((place) => (
					<Place key={place.id} {...{ place, shape }} isOver={drag.over === place.id} onPut={putPicked}>
						{lying(place.id)}
					</Place>
				))}
			</ol>
			<p className="sr" role="status">
				{said}
			</p>
		</div>
	);
}

/** Whether a name or one of its words would break in a share of a phone's width. */
function isWordy({ shape, cards, places }: CardBoardProps): boolean {
	if (shape === "row") return cards.some(({ name }) => name.length > MAX_LETTERS);
	return shape === "bins" && places.length > 2 && cards.some(({ name }) => LONG_WORD.test(name));
}

interface GapProps {
	face: ReactNode;
	isOfPicked: boolean;
	onPut: (place: string) => void;
}

/** The space that a card leaves among the others, so that they stay where they are; it can be put back there. */
function Gap({ face, isOfPicked, onPut }: GapProps) {
	const space = <span aria-hidden="true">{face}</span>;
	if (!isOfPicked) return <span className="cards-card cards-gap">{space}</span>;
	return (
		<button type="button" className="cards-card cards-gap" onClick={() => onPut(NOWHERE)}>
			{space}
			<b>Put it back</b>
		</button>
	);
}

interface PlaceProps {
	place: Face;
	shape: CardBoardProps["shape"];
	isOver: boolean;
	onPut: (place: string) => void;
	children: ReactNode[];
}

/** A place in the row or a bin, with a button that puts the picked card there if there is room. */
function Place({ place, shape, isOver, onPut, children }: PlaceProps) {
	const isFull = (shape === "row" || shape === "tiles") && children.some((card) => card !== null);
	return (
		<li className="cards-place" data-place={place.id} data-over={isOver || undefined}>
			<span className="cards-name" aria-hidden="true">
				{place.face}
			</span>
			<div className="cards-inside">
				{children}
				{!isFull && (
					<button
						type="button"
						className="cards-slot"
						aria-label={`Put it in ${place.name}`}
						onClick={() => onPut(place.id)}
					/>
				)}
			</div>
		</li>
	);
}

/** Where a card is, and there its verdict. */
function Said({ place, look }: { place: string; look: PartLook }) {
	return (
		<span className="sr">
			{place === "" ? ", not placed yet" : `, in ${place}`}
			{place !== "" && lookWords(look)}
		</span>
	);
}

/** Moves by places, to an end, back to the others, or restores everything. */
function keyActs(isShift: boolean): Record<string, number | "first" | "last" | "back" | "restore"> {
	const step = isShift ? 10 : 1;
	return {
		ArrowRight: step,
		ArrowDown: step,
		ArrowLeft: -step,
		ArrowUp: -step,
		Home: "first",
		End: "last",
		Delete: "back",
		Backspace: "back",
		Escape: "restore",
	};
}

/** The card in hand: its places must be in view. */
function usePicked(board: RefObject<HTMLElement | null>) {
	const [picked, setPicked] = useState<string | null>(null);
	useEffect(() => {
		if (picked !== null) showBoard(board.current);
	}, [picked, board]);
	return [picked, setPicked] as const;
}

/** A moved card is remounted in its new place; the focus follows. */
function useRefocus(board: RefObject<HTMLElement | null>) {
	const moving = useRef<string | null>(null);
	useLayoutEffect(() => {
		const { current } = moving;
		if (current !== null)
			board.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(current)}"]`)?.focus();
		moving.current = null;
	});
	return {
		to: (card: string) => {
			moving.current = card;
		},
		isMoving: () => moving.current !== null,
	};
}
