/** Three sky tiles make an L; the gold dot is the missing piece. */
function LogoMark() {
	return (
		<svg viewBox="0 0 32 32" aria-hidden="true">
			<g fill="var(--fig-sky)">
				<rect x="1" y="1" width="14" height="14" rx="4.2" />
				<rect x="1" y="17" width="14" height="14" rx="4.2" />
				<rect x="17" y="17" width="14" height="14" rx="4.2" />
			</g>
			<circle cx="24" cy="8" r="7" fill="var(--art-gold)" />
		</svg>
	);
}

/** A plain link: the home page is a separate document. */
export function Logo({ href = "/" }: { href?: string }) {
	return (
		<a className="logo" href={href} aria-label="Learnin home">
			<LogoMark />
			<span>Learnin</span>
		</a>
	);
}
