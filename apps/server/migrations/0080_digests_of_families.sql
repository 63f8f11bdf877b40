-- Which family's week it was (decision 0101). Written from now on. The next release fills older rows in batches, validates
-- the foreign key and puts the column into the primary key: until then the release before writes rows without it.
alter table weekly_digests add column family_id uuid;
alter table weekly_digests
  add constraint weekly_digests_family_id_fkey foreign key (family_id) references families (id) not valid;
