import { Check } from "lucide-react";
import type { KeyboardEvent } from "react";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import { useNow } from "../../platform/time/use-now.ts";
import { classNames } from "../class-names.ts";
import { Field } from "./field.tsx";
import { listCities } from "./time-zone-cities.ts";
import type { TimeZone } from "./time-zones.ts";
import { describeTimeZone, findTimeZones, listTimeZones, timeThere } from "./time-zones.ts";
import "./time-zone-field.css";

export interface TimeZoneFieldProps {
	value: string;
	onChange: (time_zone: string) => void;
	/** If no heading right above it names it. */
	showsLabel?: boolean;
}

/** A combobox by city or name: typing filters it, arrow keys move, Enter chooses, Escape closes it. */
export function TimeZoneField({ value, onChange, showsLabel = false }: TimeZoneFieldProps) {
	const list = useTimeZoneList(value);
	const listId = useId();
	const { isOpen, found, active } = list;
	const choose = (zone: TimeZone) => {
		onChange(zone.id);
		list.close();
	};
	return (
		<Field
			label={showsLabel ? "Time zone" : <span className="sr">Time zone</span>}
			hint="We count days and goals in this time zone."
			className="tz"
		>
			{(control) => (
				<>
					<input
						{...control}
						className="input"
						type="text"
						role="combobox"
						autoComplete="off"
						spellCheck={false}
						aria-expanded={isOpen}
						aria-controls={listId}
						aria-autocomplete="list"
						aria-activedescendant={isOpen && found[active] ? `${listId}-${active}` : undefined}
						placeholder="Type a city"
						value={isOpen ? list.typed : describeTimeZone(value).city}
						onChange={(event) => list.type(event.target.value)}
						onClick={list.open}
						onBlur={list.close}
						onKeyDown={(event) => handleKey(event, list, choose)}
					/>
					{isOpen && <ZoneList id={listId} {...{ found, active, value }} onChoose={choose} />}
				</>
			)}
		</Field>
	);
}

/** Enough to show that typing filters it; the whole list would render 400 rows. */
const mostShown = 60;

function useTimeZoneList(value: string) {
	const zones = useMemo(() => [...listTimeZones(value), ...listCities()], [value]);
	const [typed, setTyped] = useState<string | null>(null);
	const [active, setActive] = useState(0);
	const found = useMemo(() => findTimeZones(zones, typed ?? "").slice(0, mostShown), [zones, typed]);
	return {
		isOpen: typed !== null,
		typed: typed ?? "",
		found,
		active: Math.min(active, found.length - 1),
		type(text: string) {
			setTyped(text);
			setActive(0);
		},
		open: () => setTyped((before) => before ?? ""),
		close: () => setTyped(null),
		move: (by: number) => setActive((at) => Math.max(0, Math.min(found.length - 1, at + by))),
	};
}

type List = ReturnType<typeof useTimeZoneList>;

function handleKey(
	event: KeyboardEvent<HTMLInputElement>,
	list: List,
	choose: (zone: TimeZone) => void,
): void {
	const chosen = list.found[list.active];
	if (event.key === "ArrowDown" || event.key === "ArrowUp") {
		event.preventDefault();
		if (list.isOpen) list.move(event.key === "ArrowDown" ? 1 : -1);
		else list.open();
	} else if (event.key === "Enter" && list.isOpen) {
		event.preventDefault();
		if (chosen) choose(chosen);
	} else if (event.key === "Escape" && list.isOpen) {
		event.preventDefault();
		list.close();
	}
}

interface ZoneListProps {
	id: string;
	found: readonly TimeZone[];
	active: number;
	value: string;
	onChoose: (zone: TimeZone) => void;
}

function ZoneList({ id, found, active, value, onChoose }: ZoneListProps) {
	const now = useNow();
	const box = useRef<HTMLDivElement>(null);
	// In a dialog, and above the bar of a phone, it would open out of sight.
	useEffect(() => {
		box.current?.scrollIntoView({ block: "nearest" });
	}, []);
	useEffect(() => {
		box.current?.children[active]?.scrollIntoView({ block: "nearest" });
	}, [active]);
	const own = describeTimeZone(value).id;
	return (
		<div ref={box} id={id} className="tz-list" role="listbox" aria-label="Time zones">
			{found.map((zone, at) => (
				// The field keeps the focus; a press must not blur it before it counts.
				<button
					key={`${zone.id} ${zone.city}`}
					id={`${id}-${at}`}
					type="button"
					role="option"
					tabIndex={-1}
					aria-selected={zone.id === own}
					className={classNames("tz-option", at === active && "is-active")}
					onMouseDown={(event) => event.preventDefault()}
					onClick={() => onChoose(zone)}
				>
					<span className="tz-check">{zone.id === own && <Check className="i" />}</span>
					<span className="min-w-0">
						<b>{zone.city}</b>
						<small>{zone.near === undefined ? zone.name : `${zone.name} · ${zone.near}`}</small>
					</span>
					<span className="num">{timeThere(zone, now)}</span>
				</button>
			))}
			{found.length === 0 && <p className="tz-none">No city by that name. Try a larger one nearby.</p>}
		</div>
	);
}
