export interface TenFrameProps {
	/** How many of the ten cells have a counter. */
	filled: number;
	/** Fewer cells than ten, if there are fewer things. */
	places?: number;
	/** Announced instead of the drawing. */
	label: string;
	/** Cell size in pixels; `wide` takes the whole width instead. */
	cell?: number;
	wide?: boolean;
}

export function TenFrame({ filled, label, places = 10, cell = 14, wide = false }: TenFrameProps) {
	return (
		<span
			className={wide ? "tenframe tenframe--wide" : "tenframe"}
			style={{ "--d": wide ? "auto" : `${cell}px` } as React.CSSProperties}
			role="img"
			aria-label={label}
		>
			{Array.from({ length: places }, (_, at) => (
				<i key={at} className={at < filled ? "" : "used"} />
			))}
		</span>
	);
}
