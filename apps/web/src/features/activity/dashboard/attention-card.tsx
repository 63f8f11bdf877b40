import { listNames } from "@learnin/domain/family/list-names";
import type { LucideIcon } from "lucide-react";
import {
	CalendarX,
	CircleCheck,
	Clock,
	Gift,
	LifeBuoy,
	ShieldOff,
	TrendingDown,
	UserPlus,
} from "lucide-react";
import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { moreDaysPath, studentReportPath } from "../../../paths/more-paths.ts";
import { paths } from "../../../paths/paths.ts";
import { Card } from "../../../ui/card.tsx";
import { FoldOnPhone } from "../../../ui/fold-on-phone.tsx";
import type { DashboardChild } from "../activity.api.ts";
import type { Attention } from "./attention.ts";
import { attentionIn, mostUrgentOfEach } from "./attention.ts";

interface Look {
	icon: LucideIcon;
	tone: string;
	/** The label of the link. */
	way: string;
}

const looks: Record<Attention["kind"], Look> = {
	hard: { icon: LifeBuoy, tone: "text-coral", way: "See how to help" },
	slipping: { icon: TrendingDown, tone: "text-gold-text", way: "See which" },
	stuck: { icon: LifeBuoy, tone: "text-coral", way: "See how to help" },
	consent: { icon: ShieldOff, tone: "text-coral", way: "Student Settings" },
	ended: { icon: CalendarX, tone: "text-coral", way: "Add days" },
	ending: { icon: CalendarX, tone: "text-gold-text", way: "Add days" },
	not_joined: { icon: UserPlus, tone: "text-coral", way: "Send again" },
	asked: { icon: Gift, tone: "text-lilac", way: "Answer" },
	to_give: { icon: Gift, tone: "text-lilac", way: "Rewards" },
	skipping: { icon: LifeBuoy, tone: "text-gold-text", way: "Report" },
	quiet: { icon: Clock, tone: "text-sky", way: "Report" },
	review: { icon: Clock, tone: "text-lilac", way: "See which" },
};

/** Most parents have confirmed their address. */
const ConfirmEmail = lazy(() => import("./confirm-email.tsx").then((m) => ({ default: m.ConfirmEmail })));

/** What a parent may want to do now. */
export function AttentionCard({
	all,
	callNames,
	email,
}: {
	all: readonly DashboardChild[];
	callNames: ReadonlyMap<string, string>;
	/** The parent's own address until it is confirmed. */
	email: string | null;
}) {
	const { first, more } = mostUrgentOfEach(attentionIn(all, callNames));
	const left = more.length;
	return (
		<Card title="What needs attention" className="attention-card">
			{first.length === 0 && email === null ? (
				<p className="attention-none">
					<CircleCheck className="i text-mint" />
					All good. Nothing needs your attention.
				</p>
			) : (
				<ul className="attention">
					<AttentionItems items={first} />
					{email !== null && (
						<Suspense fallback={null}>
							<ConfirmEmail email={email} />
						</Suspense>
					)}
				</ul>
			)}
			{left > 0 && (
				<FoldOnPhone label={`${left} more`}>
					<ul className="attention">
						<AttentionItems items={more} />
					</ul>
				</FoldOnPhone>
			)}
		</Card>
	);
}

function AttentionItems({ items }: { items: readonly Attention[] }) {
	return items.map((item) => <AttentionItem key={`${item.children[0].id} ${item.words}`} item={item} />);
}

function AttentionItem({ item }: { item: Attention }) {
	const { icon: Icon, tone, way } = looks[item.kind];
	return (
		<li>
			<Icon className={`i ${tone}`} />
			<span className="attention-words">
				<span>{item.words}</span> <Way item={item} words={way} />
			</span>
		</li>
	);
}

function Way({ item: { kind, children }, words }: { item: Attention; words: string }) {
	const name = listNames(children.map((child) => child.name));
	return (
		<Link
			className="link tap-line text-sm whitespace-nowrap"
			to={pageOf(kind, children)}
			reloadDocument={isOfDays(kind)}
		>
			{words}
			<span className="sr"> for {name}</span>
		</Link>
	);
}

function isOfDays(kind: Attention["kind"]): boolean {
	return kind === "ended" || kind === "ending";
}

function pageOf(kind: Attention["kind"], children: Attention["children"]): string {
	if (isOfDays(kind)) return moreDaysPath(children.map(({ id }) => id));
	if (kind === "consent" || kind === "not_joined") return paths.profile;
	return kind === "asked" || kind === "to_give" ? paths.rewards : studentReportPath(children[0].id);
}
