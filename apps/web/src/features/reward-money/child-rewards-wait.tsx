import { Skeleton } from "../../ui/skeleton.tsx";

/** A placeholder for a child's rewards with the same height, so that nothing shifts. */
export function ChildRewardsWait() {
	return (
		<section className="ch-part" aria-hidden="true">
			<h3>Rewards</h3>
			<div className="ch-row">
				<p className="relative min-w-0 grow">
					<b>Daily reward</b>
					{/* The most common text reserves its own space. */}
					<small className="invisible">
						Off. You can set what reaching the daily goal earns, paid from your wallet.
					</small>
					<Skeleton className="absolute top-8 h-4 w-4/5 max-w-80" />
				</p>
				<Skeleton className="h-11 w-17 flex-none rounded-lg" />
			</div>
			<p>
				<span className="tap-line">
					<Skeleton className="h-4 w-40" />
				</span>
			</p>
		</section>
	);
}
