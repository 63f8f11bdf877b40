import type { ReactNode } from "react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import "./work-queue.css";

/** The meaning of each letter in every queue, whatever it lists. J and K move. */
export const queueLetters = {
	/** Right as it is: approve, fixed, correct. */
	accept: "a",
	/** Return to its author: send back, not yet. */
	back: "b",
	/** Remove: retire, dismiss. */
	away: "x",
	/** Reopen. */
	again: "o",
	/** Write a text: note, reply, comment. */
	write: "w",
	/** Assign to me. */
	mine: "m",
	/** Assign to someone. */
	give: "g",
} as const;

/** The letter beside the label of its button: visible only; the line of keys describes all of them. */
export function QueueLetter({ of }: { of: keyof typeof queueLetters }) {
	return (
		<kbd className="queue-letter" aria-hidden="true">
			{queueLetters[of].toUpperCase()}
		</kbd>
	);
}

/** A key and its action, as shown beside the list. */
export interface QueueKey {
	/** One letter. */
	key: string;
	label: string;
	press: () => void;
}

/** The position of the chosen item in the list. */
export interface QueuePlace {
	/** From 0. */
	at: number;
	total: number;
	/** Moves by this many places; stops at the ends. */
	move: (by: number) => void;
}

export interface WorkQueueProps<Item extends { id: string }> {
	/** The name of the list. */
	label: string;
	items: readonly Item[];
	/** The short form in the list. */
	renderRow: (item: Item) => ReactNode;
	/** The chosen item in full, with its actions. Remounted for each. */
	renderDetail: (item: Item, place: QueuePlace) => ReactNode;
	/** Besides J and K, which move in every list. */
	keys: (item: Item) => readonly QueueKey[];
	/** The end of the list. */
	children?: ReactNode;
}

/** A queue to process one by one: a list, the chosen item beside it, and keys for both. Never empty. */
export function WorkQueue<Item extends { id: string }>(props: WorkQueueProps<Item>) {
	const { label, items, renderRow, renderDetail, keys, children } = props;
	const { item, at, choose, move } = useChoice(items);
	const list = useRef<HTMLUListElement>(null);
	const pane = useRef<HTMLElement>(null);
	const shown = keys(item);
	useLetterKeys({
		j: () => move(1),
		k: () => move(-1),
		...Object.fromEntries(shown.map(({ key, press }) => [key.toLowerCase(), press])),
	});
	useEscapeFromWords(pane);
	useKeepFocus(item.id, pane);
	usePaneInView(item.id, pane);
	useRowInView(item.id, list);
	return (
		<>
			<p className="queue-keys" aria-hidden="true">
				<kbd>J</kbd>
				<kbd>K</kbd> move
				{shown.map(({ key, label: does }) => (
					<span key={key}>
						<kbd>{key.toUpperCase()}</kbd> {does}
					</span>
				))}
			</p>
			<div className="queue">
				<section className="queue-list card" aria-label={label}>
					<ul ref={list}>
						{items.map((each) => (
							<li key={each.id}>
								<button
									type="button"
									className="queue-row"
									data-item={each.id}
									aria-current={each.id === item.id || undefined}
									onClick={() => choose(each.id)}
								>
									{renderRow(each)}
								</button>
							</li>
						))}
					</ul>
					{children}
				</section>
				<section
					key={item.id}
					ref={pane}
					className="queue-detail card"
					aria-label="The chosen one"
					tabIndex={-1}
				>
					{renderDetail(item, { at, total: items.length, move })}
				</section>
			</div>
		</>
	);
}

/** The chosen item; when it is gone, the one that replaced it. */
function useChoice<Item extends { id: string }>(items: readonly Item[]) {
	const [choice, setChoice] = useState({ id: "", at: 0 });
	const found = items.findIndex(({ id }) => id === choice.id);
	const at = found === -1 ? Math.min(choice.at, items.length - 1) : found;
	const item = items[at];
	if (!item) throw new Error("A queue without items is not shown.");
	if (item.id !== choice.id || at !== choice.at) setChoice({ id: item.id, at });
	const choose = (id: string) => setChoice({ id, at: items.findIndex((each) => each.id === id) });
	const move = (by: number) => {
		const next = items[at + by];
		if (next) choose(next.id);
	};
	return { item, at, choose, move };
}

/** Letters pressed anywhere except in fields and in widgets with their own keys. */
function useLetterKeys(actions: Record<string, () => void>) {
	const press = useEffectEvent((event: KeyboardEvent) => {
		if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
		if (
			event.target instanceof Element &&
			event.target.closest("input, textarea, select, dialog, [role=menu], [data-own-keys]")
		)
			return;
		const action = actions[event.key.toLowerCase()];
		if (!action) return;
		event.preventDefault();
		action();
	});
	useEffect(() => {
		const listen = (event: KeyboardEvent) => press(event);
		window.addEventListener("keydown", listen);
		return () => window.removeEventListener("keydown", listen);
	}, []);
}

/** Escape leaves a text field unchanged, and the letters work again. */
function useEscapeFromWords(pane: React.RefObject<HTMLElement | null>) {
	useEffect(() => {
		const listen = (event: KeyboardEvent) => {
			if (event.key !== "Escape" || event.isComposing || !(event.target instanceof HTMLTextAreaElement))
				return;
			if (pane.current?.contains(event.target)) pane.current.focus({ preventScroll: true });
		};
		window.addEventListener("keydown", listen);
		return () => window.removeEventListener("keydown", listen);
	}, [pane]);
}

/** Moving by keys keeps the chosen row visible, if the list is beside the item. */
function useRowInView(id: string, list: React.RefObject<HTMLElement | null>) {
	const before = useRef(id);
	useEffect(() => {
		if (before.current === id || !matchMedia("(min-width: 64rem)").matches) return;
		before.current = id;
		list.current?.querySelector(`[data-item="${CSS.escape(id)}"]`)?.scrollIntoView({ block: "nearest" });
	}, [id, list]);
}

/** The next item is shown from its start, even if the previous one was scrolled to its end. */
function usePaneInView(id: string, pane: React.RefObject<HTMLElement | null>) {
	const before = useRef(id);
	useEffect(() => {
		if (before.current !== id && pane.current && beginsAbove(pane.current)) pane.current.scrollIntoView();
		before.current = id;
	}, [id, pane]);
}

/** The button that decided disappears with its item: the focus moves to the next one. */
function useKeepFocus(id: string, pane: React.RefObject<HTMLElement | null>) {
	const before = useRef(id);
	useEffect(() => {
		if (before.current !== id && document.activeElement === document.body)
			pane.current?.focus({ preventScroll: true });
		before.current = id;
	}, [id, pane]);
}

/** Whether its start is out of view, also behind the sticky header. */
export function beginsAbove(element: Element): boolean {
	return element.getBoundingClientRect().top < Number.parseFloat(getComputedStyle(element).scrollMarginTop);
}
