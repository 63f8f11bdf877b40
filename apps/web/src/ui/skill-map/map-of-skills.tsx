import { gradeLabel } from "@learnin/domain/family/grades";
import { Minus, Plus } from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";
import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { IconButton } from "../buttons/button.tsx";
import type { MapLayout, MapNode, MapSkill } from "./map-layout.ts";
import { layoutOf, neighbourOf, nodeSize } from "./map-layout.ts";
import { useDragToScroll } from "./use-drag-to-scroll.ts";
import "./skill-map.css";

const zooms = [0.5, 0.65, 0.8, 1, 1.25, 1.5] as const;

/** The appearance of a skill on the map. */
export interface Face {
	/** A drawing on a 26 by 26 square. */
	sign: ReactNode;
	/** A word or two below the name. */
	standing: string;
	/** Ends a class of `skill-map.css`. */
	tone: string;
}

export interface MapOfSkillsProps<S extends MapSkill> {
	skills: readonly S[];
	faceOf: (skill: S) => Face;
	/** The page of a skill. */
	linkTo: (skill_id: string) => string;
	/** Skills matching the search and the filters; the others are dimmed. */
	found: ReadonlySet<string>;
	/** The map starts there. */
	grade: number;
	onOpen: (skill_id: string) => void;
}

/** The prerequisite graph, drawn from left to right. The list has the same content. */
export function MapOfSkills<S extends MapSkill>(props: MapOfSkillsProps<S>) {
	const { skills, faceOf, linkTo, found, grade, onOpen } = props;
	const layout = useMemo(() => layoutOf(skills), [skills]);
	const frame = useRef<HTMLDivElement>(null);
	const [zoom, setZoom] = useZoom(frame);
	const first = skills.find((skill) => skill.grade === grade && found.has(skill.id)) ?? skills[0];
	const [focused, setFocused] = useState<string | null>(null);
	const [lit, setLit] = useState<string | null>(null);
	const current = focused ?? first?.id ?? null;
	const [seenGrade, look] = useSeenGrade(frame, layout.bands, zoom);
	useDragToScroll(frame);
	useShowGrade(frame, first?.id ?? null);

	const walk = (event: KeyboardEvent, id: string) => {
		const next = neighbourOf(skills, id, event.key);
		if (next === null) return;
		event.preventDefault();
		setFocused(next);
		nodeOf(frame.current, next)?.focus({ preventScroll: true });
		show(frame.current, next, "nearest");
	};
	return (
		<div className="sm">
			<div className="sm-tools" role="group" aria-label="Size of the map">
				<IconButton label="Smaller" disabled={zoom === zooms[0]} onClick={() => setZoom(-1)}>
					<Minus className="i" />
				</IconButton>
				<IconButton label="Larger" disabled={zoom === zooms.at(-1)} onClick={() => setZoom(1)}>
					<Plus className="i" />
				</IconButton>
			</div>
			<p className="sm-grade" aria-hidden="true">
				{gradeLabel(seenGrade ?? grade)}
			</p>
			<p className="sr" id="sm-help">
				Arrow keys go along the lines, Enter opens a skill. The list shows the same skills.
			</p>
			<div ref={frame} className="sm-frame paper" dir="ltr" onScroll={look}>
				<svg
					role="group"
					aria-label="Map of the skills"
					aria-describedby="sm-help"
					width={layout.width * zoom}
					height={layout.height * zoom}
					viewBox={`0 0 ${layout.width} ${layout.height}`}
				>
					{layout.bands.map(({ grade: each, x, width }) => (
						<g key={each} className={each % 2 === 0 ? "sm-band" : "sm-band is-odd"} aria-hidden="true">
							<rect x={x} y="8" width={width} height={layout.height - 16} rx="24" />
							<text x={x + 22} y="42">
								{gradeLabel(each)}
							</text>
						</g>
					))}
					<g aria-hidden="true">
						{layout.edges.map(({ key, from, to, path }) => (
							<path
								key={key}
								d={path}
								className={`sm-edge${lit === from || lit === to ? " is-lit" : ""}${found.has(from) && found.has(to) ? "" : " is-back"}`}
							/>
						))}
					</g>
					{layout.nodes.map((node) => (
						<Node
							key={node.skill.id}
							node={node}
							face={faceOf(node.skill)}
							href={linkTo(node.skill.id)}
							isFound={found.has(node.skill.id)}
							isCurrent={node.skill.id === current}
							onOpen={onOpen}
							onFocus={(id) => {
								setFocused(id);
								setLit(id);
							}}
							onLight={setLit}
							onKey={walk}
						/>
					))}
				</svg>
			</div>
		</div>
	);
}

interface NodeProps {
	node: MapNode;
	face: Face;
	href: string;
	isFound: boolean;
	/** The one with tab index 0. */
	isCurrent: boolean;
	onOpen: (skill_id: string) => void;
	onFocus: (skill_id: string) => void;
	/** Highlights the lines of a skill; null removes the highlight. */
	onLight: (skill_id: string | null) => void;
	onKey: (event: KeyboardEvent, skill_id: string) => void;
}

function Node({ node, face, href, isFound, isCurrent, onOpen, onFocus, onLight, onKey }: NodeProps) {
	const { skill, x, y, lines } = node;
	const { width, height } = nodeSize;
	return (
		<g transform={`translate(${x} ${y})`}>
			<a
				href={href}
				data-skill={skill.id}
				className={`sm-node is-${face.tone}${isFound ? "" : " is-back"}`}
				tabIndex={isCurrent ? 0 : -1}
				aria-label={`${skill.name}, ${face.standing}, grade ${skill.grade}`}
				onClick={(event) => {
					event.preventDefault();
					onOpen(skill.id);
				}}
				onFocus={() => onFocus(skill.id)}
				onBlur={() => onLight(null)}
				onPointerEnter={() => onLight(skill.id)}
				onPointerLeave={() => onLight(null)}
				onKeyDown={(event) => onKey(event, skill.id)}
			>
				<rect className="sm-ring" x="-5" y="-5" width={width + 10} height={height + 10} rx="19" />
				<rect className="sm-box" width={width} height={height} rx="14" />
				<g transform="translate(12 12) scale(0.92)">{face.sign}</g>
				<g className="sm-name">
					{lines.map((line, at) => (
						<text key={line} x="45" y={lines.length === 1 ? 29 : 22 + at * 17}>
							{/* The blank separates the words of two lines for screen readers. */}
							{`${line} `}
						</text>
					))}
				</g>
				<text className="sm-stage" x="45" y={lines.length === 1 ? 50 : 60}>
					{face.standing}
				</text>
			</a>
		</g>
	);
}

/** Zooms around the center of the view. A narrow window starts smaller. */
function useZoom(frame: React.RefObject<HTMLDivElement | null>) {
	const [at, setAt] = useState(() => (window.innerWidth < 700 ? 2 : 3));
	const middle = useRef<{ x: number; y: number } | null>(null);
	const zoom = zooms[at] ?? 1;
	useLayoutEffect(() => {
		const box = frame.current;
		if (!box || !middle.current) return;
		box.scrollTo(
			middle.current.x * zoom - box.clientWidth / 2,
			middle.current.y * zoom - box.clientHeight / 2,
		);
	}, [frame, zoom]);
	const change = (steps: number) => {
		const box = frame.current;
		if (box)
			middle.current = {
				x: (box.scrollLeft + box.clientWidth / 2) / zoom,
				y: (box.scrollTop + box.clientHeight / 2) / zoom,
			};
		setAt(Math.min(zooms.length - 1, Math.max(0, at + steps)));
	};
	return [zoom, change] as const;
}

/** The grade at the center of the view: the names of the bands may be out of sight. */
function useSeenGrade(
	frame: React.RefObject<HTMLDivElement | null>,
	bands: MapLayout["bands"],
	zoom: number,
) {
	const [grade, setGrade] = useState<number | null>(null);
	const look = () => {
		const box = frame.current;
		if (!box) return;
		const middle = (box.scrollLeft + box.clientWidth / 2) / zoom;
		setGrade(bands.findLast(({ x }) => x <= middle)?.grade ?? null);
	};
	return [grade, look] as const;
}

function useShowGrade(frame: React.RefObject<HTMLDivElement | null>, skill_id: string | null) {
	useLayoutEffect(() => {
		if (skill_id !== null) show(frame.current, skill_id, "start");
	}, [frame, skill_id]);
}

function nodeOf(frame: HTMLElement | null, skill_id: string): SVGElement | null {
	return frame?.querySelector<SVGElement>(`[data-skill="${CSS.escape(skill_id)}"]`) ?? null;
}

/** Scrolls the map, never the page. */
function show(frame: HTMLElement | null, skill_id: string, place: "start" | "nearest"): void {
	const node = nodeOf(frame, skill_id);
	if (!frame || !node) return;
	const [box, seen] = [node.getBoundingClientRect(), frame.getBoundingClientRect()];
	const margin = 28;
	const isInside =
		box.left > seen.left + margin &&
		box.right < seen.right - margin &&
		box.top > seen.top + margin &&
		box.bottom < seen.bottom - margin;
	if (place === "nearest" && isInside) return;
	frame.scrollBy(
		place === "start"
			? box.left - seen.left - 2 * margin
			: box.left + box.width / 2 - seen.left - seen.width / 2,
		box.top + box.height / 2 - seen.top - seen.height / 2,
	);
}
