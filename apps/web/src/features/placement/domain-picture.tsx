import type { PlacedLook } from "@learnin/domain/placement/placement-result";
import { gradeLabel } from "@learnin/domain/family/grades";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import "../../styles/disclosure.css";
import "./domain-picture.css";
import { looks } from "./look-words.ts";

interface PicturedSkill {
	skill_id: string;
	name: string;
	grade: number;
	look: PlacedLook;
}

export interface DomainPictureProps<S extends PicturedSkill> {
	domain: { id: string; name: string; skills: readonly S[] };
	/** How many of its skills look known. */
	knownWords: (known: number, all: number) => string;
	/** The text about a skill in the list below the picture. */
	skillWords: (skill: S) => ReactNode;
}

/** A domain as a row of tiles by grade, one for each skill; below it the skills by name. */
export function DomainPicture<S extends PicturedSkill>({
	domain,
	knownWords,
	skillWords,
}: DomainPictureProps<S>) {
	const known = domain.skills.filter(({ look }) => look === "known").length;
	const grades = [...Map.groupBy(domain.skills, ({ grade }) => grade)];
	return (
		<li className="pl-domain">
			<h3>{domain.name}</h3>
			<div className="pl-grades" aria-hidden="true">
				{grades.map(([grade, skills]) => (
					<div key={grade}>
						<span>{gradeLabel(grade)}</span>
						<div className="pl-tiles">
							{skills.map(({ skill_id, look }) => (
								<i key={skill_id} className={`pl-tile is-${look}`} />
							))}
						</div>
					</div>
				))}
			</div>
			<details className="disclosure">
				<summary>
					<ChevronRight aria-hidden="true" />
					{knownWords(known, domain.skills.length)}
				</summary>
				<ul className="disclosure-body pl-skills">
					{domain.skills.map((skill) => (
						<li key={skill.skill_id}>
							<i className={`pl-tile is-${skill.look}`} aria-hidden="true" />
							<div>{skillWords(skill)}</div>
						</li>
					))}
				</ul>
			</details>
		</li>
	);
}

/** The legend of the tiles. */
export function PictureLegend({ wordsOf }: { wordsOf: (look: PlacedLook) => string }) {
	return (
		<ul className="pl-legend">
			{looks.map((look) => (
				<li key={look}>
					<i className={`pl-tile is-${look}`} aria-hidden="true" />
					{wordsOf(look)}
				</li>
			))}
		</ul>
	);
}
