import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Card } from "../../ui/card.tsx";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { Note } from "../../ui/messages/note.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ChildRewardsCard } from "./child-rewards-card.tsx";
import { moneyWords } from "./money-words.ts";
import { PromisesCard } from "./promises-card.tsx";
import { RequestsCard } from "./requests-card.tsx";
import type { Rewards } from "./reward-money.api.ts";
import { rewardsQuery } from "./reward-money.api.ts";
import { NoChildren } from "../family/index.ts";
import "./reward-money.css";

export interface RewardsPageProps {
	/** Where the wallet is loaded. */
	walletTo: string;
}

/** /parent/rewards: daily rewards, earned money, and promises for points. */
export function RewardsPage({ walletTo }: RewardsPageProps) {
	const { data, error, isFetching, refetch } = useQuery(rewardsQuery);
	if (data) return <RewardsContent rewards={data} walletTo={walletTo} />;
	if (!error) return <Loading />;
	return <LoadFailed title="The rewards couldn’t be loaded" query={{ error, isFetching, refetch }} />;
}

function RewardsContent({ rewards, walletTo }: RewardsPageProps & { rewards: Rewards }) {
	const { children, requests } = rewards;
	const isWaiting = requests.some(({ state }) => state === "asked" || state === "approved");
	return (
		<div className="rw-page">
			<WalletNote rewards={rewards} walletTo={walletTo} />
			{isWaiting && <RequestsCard key="requests" requests={requests} />}
			{children.length === 0 ? (
				<Card>
					<NoChildren hint="Rewards appear here once you’ve added a child." />
				</Card>
			) : (
				<section className="rw-children" aria-label="Children">
					{children.map((child) => (
						<ChildRewardsCard key={child.id} child={child} rewards={rewards} />
					))}
				</section>
			)}
			<PromisesCard rewards={rewards} />
			{!isWaiting && <RequestsCard key="requests" requests={requests} />}
		</div>
	);
}

/** A warning before a child reaches a goal that the wallet cannot cover. */
function WalletNote({ rewards, walletTo }: RewardsPageProps & { rewards: Rewards }) {
	const { children, wallet_balance, currency } = rewards;
	const aDay = children.reduce((sum, { daily_reward }) => sum + daily_reward, 0);
	if (wallet_balance >= aDay) return null;
	return (
		<Note
			kind="hint"
			title={
				wallet_balance === 0
					? "Your wallet is empty"
					: `Your wallet holds ${moneyWords(wallet_balance, currency)}`
			}
		>
			<p>
				All daily rewards together cost {moneyWords(aDay, currency)} a day. If the wallet holds less, a
				reached goal earns what’s left, and we don’t make up the rest later.{" "}
				<Link className="link" to={walletTo} reloadDocument>
					Load the wallet
				</Link>
			</p>
		</Note>
	);
}

function Loading() {
	return (
		<div className="rw-page" role="status" aria-label="Loading the rewards">
			<div className="rw-children" aria-hidden="true">
				<Skeleton className="h-72 w-full rounded-3xl" />
				<Skeleton className="h-72 w-full rounded-3xl" />
			</div>
			<Skeleton className="h-56 w-full rounded-3xl" />
		</div>
	);
}
