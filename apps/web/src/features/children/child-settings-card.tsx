import { BOARD_WORDS } from "@learnin/domain/family/educational-boards";
import { gradeLabel } from "@learnin/domain/family/grades";
import { objectiveWords } from "@learnin/domain/family/learning-objectives";
import { Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { Suspense, useState } from "react";
import { paths } from "../../paths/paths.ts";
import { count } from "../../platform/count-words.ts";
import { Avatar } from "../../ui/people/avatar.tsx";
import { Badge } from "../../ui/people/badge.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { FoldOnPhone } from "../../ui/fold-on-phone.tsx";
import { describeTimeZone } from "../../ui/fields/time-zones.ts";
import { InvitationState } from "../family/index.ts";
import { StartPractising } from "../practising-as/index.ts";
import { ChildRewardsPart, ChildRewardsWait } from "../reward-money/index.ts";
import { ChildData } from "./child-data.tsx";
import { ChildForm } from "./child-form.tsx";
import type { Child } from "./children.api.ts";
import { ConsentPart } from "./consent-part.tsx";

/** All settings of one child that a guardian decides. */
export function ChildSettingsCard({ child }: { child: Child }) {
	const [isEditing, setIsEditing] = useState(false);
	return (
		<section className="card ch-card" aria-labelledby={`child-${child.id}`}>
			<header className="ch-head">
				<Avatar avatar={child.avatar} name={child.name} size={64} />
				<div className="grow">
					<h2 id={`child-${child.id}`} className="text-lg/tight sm:text-xl/tight">
						{child.name}
					</h2>
					<p className="text-ink-2 text-sm">
						{gradeLabel(child.grade)}
						{" · "}
						{paidText(child.enrolled_until)}
					</p>
				</div>
				{child.may_practice ? null : <Badge tone="coral">Paused</Badge>}
				<Button
					variant="line"
					family="flat"
					icon={<Pencil className="i" />}
					onClick={() => setIsEditing(true)}
					aria-label={`Edit ${child.name}`}
				>
					Edit
				</Button>
			</header>
			<Facts child={child} />
			{!child.has_own_sign_in && (
				<div>
					<StartPractising child={child} callName={firstName(child.name)} disabled={!child.may_practice} />
				</div>
			)}
			{child.invitation && <InvitationState invitation={child.invitation} callName={firstName(child.name)} />}
			<Part of={child} name="Rewards">
				<Suspense fallback={<ChildRewardsWait />}>
					<ChildRewardsPart studentId={child.id} name={child.name} rewardsTo={paths.rewards} />
				</Suspense>
			</Part>
			{/* Paused practice is turned on again there. */}
			<Part of={child} name="Consent" isOpenAtFirst={!child.may_practice}>
				<ConsentPart child={child} callName={firstName(child.name)} />
			</Part>
			<Part of={child} name="Data">
				<ChildData child={child} />
			</Part>
			{isEditing && <ChildForm child={child} onClose={() => setIsEditing(false)} />}
		</section>
	);
}

interface PartProps {
	of: Child;
	name: string;
	isOpenAtFirst?: boolean;
	children: ReactNode;
}

/** What is rarely needed is behind one press on a phone. */
function Part({ of, name, isOpenAtFirst = false, children }: PartProps) {
	return (
		<FoldOnPhone
			label={
				<>
					{name}
					<span className="sr"> for {of.name}</span>
				</>
			}
			isOpenAtFirst={isOpenAtFirst}
		>
			{children}
		</FoldOnPhone>
	);
}

function Facts({ child }: { child: Child }) {
	return (
		<dl className="ch-facts">
			<Fact name="Goal">
				{count(child.daily_goal, "question")} a day, {count(child.days_per_week, "day")} a week
			</Fact>
			<Fact name="Objective">{objectiveWords(child.learningObjective)}</Fact>
			<Fact name="Time zone">{describeTimeZone(child.time_zone).city}</Fact>
			<Fact name="School">{child.schoolName || "Not given"}</Fact>
			<Fact name="Educational board">
				{child.educationalBoard === "" ? "Not given" : BOARD_WORDS[child.educationalBoard]}
			</Fact>
			{/* How a child without a sign-in gets one is said below. */}
			{child.has_own_sign_in && <Fact name="Signs in">{`With ${child.email}`}</Fact>}
		</dl>
	);
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div>
			<dt>{name}</dt>
			<dd className="wrap-anywhere">{children}</dd>
		</div>
	);
}

function paidText(enrolled_until: string | null): string {
	if (enrolled_until === null) return "No days left";
	return `Paid until ${new Date(enrolled_until).toLocaleDateString("en-US", { dateStyle: "medium" })}`;
}

function firstName(name: string): string {
	return name.trim().split(/\s+/u)[0] ?? name;
}
