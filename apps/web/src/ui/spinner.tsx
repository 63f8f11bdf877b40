/** For a page that has nothing to show yet: centred, full height. */
export function FullSpinner({ label = "Loading" }: { label?: string }) {
	return (
		<div className="center-full" role="status">
			<span className="spin" aria-hidden="true" />
			<span className="sr">{label}</span>
		</div>
	);
}

/** For a part of a page. */
export function Spinner({ label = "Loading" }: { label?: string }) {
	return (
		<div className="center-part" role="status">
			<span className="spin" aria-hidden="true" />
			<span className="sr">{label}</span>
		</div>
	);
}
