-- pgcrypto: messages of OpenPGP.
CREATE EXTENSION pgcrypto;
--= CREATE EXTENSION
-- Made by PostgreSQL 15.
SELECT pgp_sym_decrypt('\xc30d04070302aeb92229805144ed68d24001f55abfc68ba831cfb37e309c93a84c23208660a93c7276206da3e9787b8f1c582465a276b845ca14f195f7cccc2192e2bdb8a177a61c95b6c5ef603c75c08b', 'key');
--> pgp_sym_decrypt:text
--| Secret message.
SELECT pgp_sym_decrypt('\xc32e0409030a97393fd1d007f90800ccbb801a84b9561d4c8e0fe38405e83a46c064d7a4b8e4d6098bc3e35f21a6c862d24f01404cdcd750b5458f0c1306005de3790adb0fe98904469b0a83597a7886e8c4056c87657c584a74db7faa41761dbb6ee7fcb95edf99c7d1aac1983e2b391c98a3be4bd509e6695bafe9f31e7955dd', 'key', 'expect-cipher-algo=aes256, expect-sess-key=1, expect-compress-algo=2, expect-s2k-digest-algo=sha512, expect-s2k-count=1024');
--> pgp_sym_decrypt:text
--| Compressed: äöü
SELECT convert_from(pgp_sym_decrypt_bytea(dearmor('-----BEGIN PGP MESSAGE-----

ww0EBwMCwOBjQzx0bG9z0jgBfIVySytfuEI9yplxAArkiBXJt5Ix/JXHNoRk5fMGm4jxuBCUXOrt
hBEmjkXZPi+ZrNILNk6vJA==
=TW4u
-----END PGP MESSAGE-----'), 'key'), 'UTF8');
--> convert_from:text
--| Armored
CREATE TABLE key (public bytea, secret bytea, locked bytea, encrypted bytea);
--= CREATE TABLE
INSERT INTO key VALUES ('\x99010b0442ebda6d010800ceae79279675c8d04cd11317ff4e0a07bcaed7c7f13491e5aa5772ab3b20b7fed63628eae3515c5a017e699055fdc1d40e6c63c8266d3abba0f5e821fa0a295d5ffbf11bb620bef2b32bc24601bc2b5c07e4ece2167333b6cd1699183ca7a0ade60311d10517b24cab4dbfcac3421b99b3a00ea3324d01175bc943bfcaa527a8d372816b93e21b450c4b8b3c827001b3120f406f156e9841a3ddc73680666dc459535bc03ce381b05474189453045d64815486c8c9762ac5772e7ebae66bbbacba08d0b538446427b3fc132a0589972400813982c85567336ec8b3998dce4385606f2db5f83591250277e2bfee2703acbcc102d221b9870379ea25a064963f39000629b425525341203230343820456e63203c72736132303438656e63406578616d706c652e6f72673e89013404130102001e050242ebda6d021b03060b09080703020315020303160201021e01021780000a0910c899ea93441955591cc908009b461c767d88cf18ab5aebd339752fa4af9503fc2426b11dadf5c07dcf2aa1adab633e7296f6ad77fb80063f7681c93d78207d5ce4c85af2b2643580f6c31982f23aeb70f889218a111be5b5b1401363fb7cc016cd585fabf61d759b4944a6c98d55f7ff8d4ed2a4d37a250dcfecc1dde55f392e50e85c81fa41808b7743e3294fa336f8e205ee555f49bd6b59da704df1a16735bdb3340e7a84b880fbf1082472b9a6d0449e83587eb517c7c5203260d73f80fce6f1e1fa97e86380ebd473819de8ba4141217c4dc15f4f64d9c0987b595583bcd20fe855805bbaf39879d7df0c17906ab844459e56d939c813e9ea63ad5838b06aa2c962ca07594d750bccd8b9010b0442ebdaba010800eb82259764cce440e9ed65afcd4b9ebe09cccb1504503e5ffc889016d5eaa5ff0389d548b01928d3d7cf5608acc4eefb5acc222cb5d0859b03ace0313a733e12517e078f38d81d9c26322b92ac879fc2e67b732b0c06c317ca9405c8c49bab0875d36c46be62f3dd9fbeaf2771ec5ce5d510bf9f2dbe14de5dcd83ced8336d362e1d476b631e4b6cc4159700a0a6c5a800230cb11a8bae12a0e161d16dc2b03d432f8ce67e9f9866b50f1d3b5969db22e778b828a5bfc2cf54ac796896a60d858cdefee44bc9f9d4c7d3cde2bfc6844cdabb20cc574b26a3dd6e07769ec0f7edf9e0a999e5a7bb43c52552b8c72466848ab6ad50b0d7a6b5a41262aef18cfb2d00062989011f041801020009050242ebdaba021b0c000a0910c899ea93441955592ed708008356cb4a33e4870fa5746e47cee9a9a91f38f892b2a33749689cde7eedbed62a9813407458bcf63c954888ae35c621242a106f4ce418b979ad5aa0165e9b43f753f94a85e834958b40edd33706ab00d847c645a0c3f4ce53142aa1cb654547a3e4d0c3fb8796e46f65712d45106b8a0d6b57d3deaef34bcef936f2263bf1d9e54cd64f97766798b063a23600e2982ade24661cd781bb798f63b76e20c35d27d6c300288d6a9ba95ca07a99f4e3b295afb025dae83d86463bb47cfb53bd476d96acae816034f98ffd49c0c66a6ce1128cdbc31154f4c8e1c29421d137808285bb7a2e12a108b50d773fee748b742400ba73f1dd3cb496dc79e6337fa2363f8aba', '\x9503960442ebda6d010800ceae79279675c8d04cd11317ff4e0a07bcaed7c7f13491e5aa5772ab3b20b7fed63628eae3515c5a017e699055fdc1d40e6c63c8266d3abba0f5e821fa0a295d5ffbf11bb620bef2b32bc24601bc2b5c07e4ece2167333b6cd1699183ca7a0ade60311d10517b24cab4dbfcac3421b99b3a00ea3324d01175bc943bfcaa527a8d372816b93e21b450c4b8b3c827001b3120f406f156e9841a3ddc73680666dc459535bc03ce381b05474189453045d64815486c8c9762ac5772e7ebae66bbbacba08d0b538446427b3fc132a0589972400813982c85567336ec8b3998dce4385606f2db5f83591250277e2bfee2703acbcc102d221b9870379ea25a064963f390006290007fd1ae2a9c6b5e9dbaede48fc3d65e4b0224ea86f52343076e184779a5d09c5d12b8e562275f81b3be21501dff1797eaae78d52c84bfcac6337a06296e95ce21a319c18729d9ef9da6655beed906420cd71f48a01ad05006aa12515abd986d9728f561d899a2620387e86ac74869a70aa1828042b87b34a8981ff73ad3c54a30313a54b0e9d5d291aa52c56de9106bc275a59df69f32978ad2a46b19104acf3cbb926d966b1ed59f82ae545dd3de13552732505cbd2aeebe9378aa058c81232ce1dda55efcd724b721b7f9ebc8ff9ab531f58309d19a50c256fe417897a92a8dce4490ef70f9579093e1a92f487f70614eab7a420404148e1a218619399a59a22d90400d99724ce4b66b1cd4c4b4e334bd826d426f133d77628af043a587b7f2711421618aaa6af853047d8c804a7e0dd66db84379b1a3437bdc7f7f08b6a24d41aba96e18c58f654fe765eedfc5a773c1f962cbfa8fcd2b56156def63d98c2eeeae12a8238a7fe57f862b02cc170d96847397b81ae36019fc2bdbb8698f11358e0dcfb0400f32a5c438c4f6ca1fb246e0e52d16c5858388e1a507636086a1040e367c2fd8ee6016f98e70f960dc9e65be7c253980b1d1cddb0f102d1f28cf26a14066a70905a07d44384a1f09560eb6f1ffa14f1f64ae284faee26b0884f1629f85771403fec937a6fd32ab767696cba114ae10964d75514e28c1682b9d7e315dfe2a4765b03fd1dbfb50072858aea48952f3c84fa33afb4df99c53cf1abb0969a514f8000bdeba860266cfd217a9a76d3203c0a0bdcf2bdab50db3ccdc986c41c26b3734c9a99add375fe43d4d071daf9aa1fd41572df04afa7699781a45450b4adca1508c8144cea1018a77fcca161189ff6f0afecd090853c66c93a3ac67aab5c44ddca30ad4585b425525341203230343820456e63203c72736132303438656e63406578616d706c652e6f72673e89013404130102001e050242ebda6d021b03060b09080703020315020303160201021e01021780000a0910c899ea93441955591cc908009b461c767d88cf18ab5aebd339752fa4af9503fc2426b11dadf5c07dcf2aa1adab633e7296f6ad77fb80063f7681c93d78207d5ce4c85af2b2643580f6c31982f23aeb70f889218a111be5b5b1401363fb7cc016cd585fabf61d759b4944a6c98d55f7ff8d4ed2a4d37a250dcfecc1dde55f392e50e85c81fa41808b7743e3294fa336f8e205ee555f49bd6b59da704df1a16735bdb3340e7a84b880fbf1082472b9a6d0449e83587eb517c7c5203260d73f80fce6f1e1fa97e86380ebd473819de8ba4141217c4dc15f4f64d9c0987b595583bcd20fe855805bbaf39879d7df0c17906ab844459e56d939c813e9ea63ad5838b06aa2c962ca07594d750bccd89d03960442ebdaba010800eb82259764cce440e9ed65afcd4b9ebe09cccb1504503e5ffc889016d5eaa5ff0389d548b01928d3d7cf5608acc4eefb5acc222cb5d0859b03ace0313a733e12517e078f38d81d9c26322b92ac879fc2e67b732b0c06c317ca9405c8c49bab0875d36c46be62f3dd9fbeaf2771ec5ce5d510bf9f2dbe14de5dcd83ced8336d362e1d476b631e4b6cc4159700a0a6c5a800230cb11a8bae12a0e161d16dc2b03d432f8ce67e9f9866b50f1d3b5969db22e778b828a5bfc2cf54ac796896a60d858cdefee44bc9f9d4c7d3cde2bfc6844cdabb20cc574b26a3dd6e07769ec0f7edf9e0a999e5a7bb43c52552b8c72466848ab6ad50b0d7a6b5a41262aef18cfb2d0006290007fa02df3ee5bfab1583e9e08dba56cbd959bb6fc4099f45a95895cfb6d49237ef4aea308299dcaf22d6e04a5557853a98c4a053a9008b95464ff06f606480b67a8358688fb3b2a4fa1e00773ef86c4017cd4dbcd29341b527d7b46bf3952e1adfbe8acd81520890d105d31e6c484931b634c10991f254d9bb9252508e18604b8dd1cedc91db30f30e364164cba271bc1c2ea1f143ca4b410071a0a8eed16e6cc21eb14e9c5ae4d8b9cb0713ec236c00e3b92357f7af2a73335e3682f6054ce75ce4283eee8740ee3ff1cafb89bf954240766c741c32865accf512b48203d5ee022f85dcc5fb80993f28dd70ef30b815a8da795b67fc3339a4dff0dbb6c2d72cebf90400ec0b3429b1e0bc8a4498242ef685ca27d70954986787dea8068a21e161715ad7cc602398eea0ef036969e8d2b3cf960af7e98f26481e6a8d81cc5f08ca9cac949add751fe854fbaba4e21ab746377c97ebdfb8e4abd71a13aed05483d4707f0e89568d030bef025a0e28056b0b5d533a2905cf15d26cf24c85429951fe23f55d0400ff6b5b0c036301818d3438c93bdff49049d2014c9831ab05243ac0daad7b2790aba154304293265b074391100d5153ca9d61d2e6c4bae4145ced4cad29ed9fdc0dd92271972482b61e5f93cdaa5661c631aa5fb8a25e661030cc0db84413c5a68fd2b207a8a27dd2c8d0afb2c4d6fd4f82698f7275f3e4adf86f3ef4070570110400cd5b33d0beff4e5c9d5f208dc072a87f4cf72a68f1fccfbcc2955d6c022d05e968be744089332d446488ca045ab09d10b680b153e8b51cde3d3210d68a0b783c5dd604670ea8d98884749309afeafabcb5fcd8f7a3b665b196148e5eb61f3d696109581f00477cd8717a7024bc0fba15d6dbf365645d1b7252778cdcc07d321e426789011f041801020009050242ebdaba021b0c000a0910c899ea93441955592ed708008356cb4a33e4870fa5746e47cee9a9a91f38f892b2a33749689cde7eedbed62a9813407458bcf63c954888ae35c621242a106f4ce418b979ad5aa0165e9b43f753f94a85e834958b40edd33706ab00d847c645a0c3f4ce53142aa1cb654547a3e4d0c3fb8796e46f65712d45106b8a0d6b57d3deaef34bcef936f2263bf1d9e54cd64f97766798b063a23600e2982ade24661cd781bb798f63b76e20c35d27d6c300288d6a9ba95ca07a99f4e3b295afb025dae83d86463bb47cfb53bd476d96acae816034f98ffd49c0c66a6ce1128cdbc31154f4c8e1c29421d137808285bb7a2e12a108b50d773fee748b742400ba73f1dd3cb496dc79e6337fa2363f8aba', '\x9503c40442ebda6d010800ceae79279675c8d04cd11317ff4e0a07bcaed7c7f13491e5aa5772ab3b20b7fed63628eae3515c5a017e699055fdc1d40e6c63c8266d3abba0f5e821fa0a295d5ffbf11bb620bef2b32bc24601bc2b5c07e4ece2167333b6cd1699183ca7a0ade60311d10517b24cab4dbfcac3421b99b3a00ea3324d01175bc943bfcaa527a8d372816b93e21b450c4b8b3c827001b3120f406f156e9841a3ddc73680666dc459535bc03ce381b05474189453045d64815486c8c9762ac5772e7ebae66bbbacba08d0b538446427b3fc132a0589972400813982c85567336ec8b3998dce4385606f2db5f83591250277e2bfee2703acbcc102d221b9870379ea25a064963f39000629fe070308d9e810ac05a3ce8960213527dd911d143b0e8c806695b53b47535cbf04a64d2c2ac283ac224eac8903ca6b237f205ec400c87aa3a48a8cbfe74c03d8c92e0951ca58ed9db80889379b7f168460a51d7f435d4ae9075fa8e1b41f1c1f2172dc3efede488b28f245a8ae3f88d3504f167fdab4611b2237566b3fead971dbbb4437c7a12dda022c6cb455321898cf5506f6ecc62744d809d05ad92161b35f38e766a43290fe5d574cd12abdfc2c78d127a8f21cc4441f7af865e7438f2ad8e865bdc117885c83e8ceb060259b115fba5d054cca66e5db614f3ff6c3f517905f6923ae4425140b6686bfb4cbcade3026dcc702ee41f037d7bde548fa3b8eb6c7a0bac6864469a9dd9b6027a5a9dcbf5cc99116ca34fbbbb2b477d316b50d7c359f98756bca0a15acd9daac26f130c23423c43eb4a1cc4e15a07f4ac8392874fb0dfc90e5c5084a84585f18900a82acc64894921e77bf2b3821601b86876a36510fcae95dd50e22bfd679475d2b6e53bbc22e3496f49057f5d88320361d274be9b396a5a2a1f4b9900d13781f30055ead468b5a7b20cd4ac328a307cdf1c7f5c87313c658be2b54dab20d34dd6554a1681473e12c279f8a4cdc1a5f9b86bf40ac8fa760ebf15579544bf54b3217eda4b7b7ae5f798006e52d7151b1fd9293abf30d18487afebdc1e54dfbaadf850d16f0a6928f73600ffb20545ac42c932af1160bf8792a5c2c483e960773ff32f21b8a96e25ac55283bbf740a6fc9e82eff59067e13c91c4bc688349920d6c91a847df5779f5991b5bd3d57893051b335bd19d8ba309e034ffc132b2742d3d824322ec5316d3d7a4bf8300325292676e1598af79c3765c2d0b4ad5a295533c3ee484f469a5cb2ad5ff03ef4add2312383aebb0bdb8cd675116449f5fd98c1bfbe93fc60497c09906a1d525ad4afede2f1cbfc98fc7e7d6be27fdabb639131d700916bcf05023fe8fa111b425525341203230343820456e63203c72736132303438656e63406578616d706c652e6f72673e89013404130102001e050242ebda6d021b03060b09080703020315020303160201021e01021780000a0910c899ea93441955591cc908009b461c767d88cf18ab5aebd339752fa4af9503fc2426b11dadf5c07dcf2aa1adab633e7296f6ad77fb80063f7681c93d78207d5ce4c85af2b2643580f6c31982f23aeb70f889218a111be5b5b1401363fb7cc016cd585fabf61d759b4944a6c98d55f7ff8d4ed2a4d37a250dcfecc1dde55f392e50e85c81fa41808b7743e3294fa336f8e205ee555f49bd6b59da704df1a16735bdb3340e7a84b880fbf1082472b9a6d0449e83587eb517c7c5203260d73f80fce6f1e1fa97e86380ebd473819de8ba4141217c4dc15f4f64d9c0987b595583bcd20fe855805bbaf39879d7df0c17906ab844459e56d939c813e9ea63ad5838b06aa2c962ca07594d750bccd89d03c40442ebdaba010800eb82259764cce440e9ed65afcd4b9ebe09cccb1504503e5ffc889016d5eaa5ff0389d548b01928d3d7cf5608acc4eefb5acc222cb5d0859b03ace0313a733e12517e078f38d81d9c26322b92ac879fc2e67b732b0c06c317ca9405c8c49bab0875d36c46be62f3dd9fbeaf2771ec5ce5d510bf9f2dbe14de5dcd83ced8336d362e1d476b631e4b6cc4159700a0a6c5a800230cb11a8bae12a0e161d16dc2b03d432f8ce67e9f9866b50f1d3b5969db22e778b828a5bfc2cf54ac796896a60d858cdefee44bc9f9d4c7d3cde2bfc6844cdabb20cc574b26a3dd6e07769ec0f7edf9e0a999e5a7bb43c52552b8c72466848ab6ad50b0d7a6b5a41262aef18cfb2d000629fe070308d9e810ac05a3ce89600b31a03fb0434cc18b94413391298574e9335a8ac668a0b0a3af05268c9abd325631ed198de9a32577b7a55ba0e182b0571a2a6d2d21d0cbeefaf1c70c98112113a45dbd6fb42b61ca1a2ca306edfb32b7d494237515d87f6e52ab8782a1edb2acf48d83a09bdb589e97ac810fe4380588fed7a3d59257508584999307fd6e9d01336f6778afc00a5f0b4a85e46de83e0052a08b90ffc23ea4dfe49aec8d0272563606a016103fd95141be1e57833b55356ec6fff2a9475b1cb27d78d123bfc291813372abe26f33b65f70f54e9aecd950676b9bdffa48513a52cf22c1c4967f45fb9923b44e7600cc2a6120098acdda47e9d0b2319d82fa649bb7143712e15d3df25c9fe6b1ef0773c011d2fa67285da98a774b1ebcaf4178bf39398802167faa46d9875fa0fd99e3c3e6abdc56f2a0fd8b015ca33f680330c4304367e9d7eae8ccdfa1a5c4a18a7c711fe8f9a78468652d6011e26b141c258c77e41f4886c5d7038f7244e44af2a7708521f10773501f7a545a47f0dfaf1ffc0db4ee1415b3dc985e512f3198a4c65e7c8257427770403ea1e6fd7ce09274513506413cf28904c65e6d9db60e6d2a0ee22a5b81972c1e2c2dfd3e517c9d54834850e97383e4b88ebc31ede66a6fa5244574c8595a39a6c4ec0f5e30cd605175440764e643df7f8cf2e8267b0bcb63fd148b1fb6468ae4981eff8eaa19bf1fcc7a10f098265d547f2c6f6c29679e6c8fb8025f1beb7e27900ff55e1f9e0ec238dbb4ae7a898ab9e91543d21d5acfcc436361995de4fb274737046a6ea1c6b9c4e156af54b2940aff9a210fc4e05f9df93ca19409bd9ae34811a3b136c02dea76bc3264f11383b1d40226e5354470ebc0a1e56d42f435b1913b68ee246b1ab5d5a7b952ac15b6855b6a471e47b32aec0e71a009bfb5edf0b445d7b733009d6e68b2b057c3daab1e9422ffb4f3d19b5998bb1c89011f041801020009050242ebdaba021b0c000a0910c899ea93441955592ed708008356cb4a33e4870fa5746e47cee9a9a91f38f892b2a33749689cde7eedbed62a9813407458bcf63c954888ae35c621242a106f4ce418b979ad5aa0165e9b43f753f94a85e834958b40edd33706ab00d847c645a0c3f4ce53142aa1cb654547a3e4d0c3fb8796e46f65712d45106b8a0d6b57d3deaef34bcef936f2263bf1d9e54cd64f97766798b063a23600e2982ade24661cd781bb798f63b76e20c35d27d6c300288d6a9ba95ca07a99f4e3b295afb025dae83d86463bb47cfb53bd476d96acae816034f98ffd49c0c66a6ce1128cdbc31154f4c8e1c29421d137808285bb7a2e12a108b50d773fee748b742400ba73f1dd3cb496dc79e6337fa2363f8aba', '\xc1c04c03fd0206c409b748750107fa02486bf16d31dd9e97363f5b53b8d2594468f00f34b3042b348345f41c40fa8eb5c36f69f4aff1515c7e538e2ec8710a8b0c910a68918e39f6402dcc262df3f63179ab1822ab8126d04bcc330945f56e0980cfa439e489ed77723b14484fbeb56c64fc1778ed0555ce2eccfbe647aa6ba28b4b326cd46789f64513a282e8f72b0a178a1e259c38a8cee75b4de5aecb69186c4080efeacc1a48426165d1e3f3b7557f723f94119b5121917e400f4546b628324b8ea727ef7b7fe8e6575a589b1b97104c251cf0f00ccc5fbe988e694a0d18ec44ee4165ab8cd270fe6247692bb019f2c0bd1ef04bb14576ba20f16e0dec923051847ba76ed043c0d937a5a848bfd23801898465110ba6b529e1d8589b747463280e023b8c4b791de88e501aac398d59e6c9b58089a162c52e6d7792d914fde1319c946fce2e9d0d');
--= INSERT 0 1
SELECT pgp_key_id(public), pgp_key_id(secret), pgp_key_id(encrypted), pgp_key_id(pgp_sym_encrypt('x', 'y')) FROM key;
--> pgp_key_id:text | pgp_key_id:text | pgp_key_id:text | pgp_key_id:text
--| FD0206C409B74875 | FD0206C409B74875 | FD0206C409B74875 | SYMKEY
SELECT pgp_pub_decrypt(encrypted, secret), pgp_pub_decrypt(encrypted, locked, 'parool') FROM key;
--> pgp_pub_decrypt:text | pgp_pub_decrypt:text
--| For you | For you
SELECT pgp_pub_decrypt(encrypted, locked) FROM key;
--! 39000: Need password for secret key
SELECT pgp_pub_decrypt(encrypted, locked, 'wrong') FROM key;
--! 39000: Wrong key or corrupt data
SELECT pgp_pub_decrypt(encrypted, public) FROM key;
--! 39000: Cannot decrypt with public key
SELECT pgp_pub_encrypt('x', secret) FROM key;
--! 39000: Refusing to encrypt with secret key
SELECT pgp_pub_encrypt('x', 'no key') FROM key;
--! 39000: Wrong key or corrupt data
SELECT pgp_pub_decrypt(pgp_pub_encrypt('text', public), secret), pgp_pub_decrypt_bytea(pgp_pub_encrypt_bytea('\xff00', public, 'cipher-algo=aes256, compress-algo=1'), secret, '', 'expect-compress-algo=1') FROM key;
--> pgp_pub_decrypt:text | pgp_pub_decrypt_bytea:bytea
--| text | \xff00
SELECT pgp_sym_decrypt(encrypted, 'x') FROM key;
--! 39000: pgcrypto bug
-- Made here.
SELECT o, length(pgp_sym_encrypt('secret', 'key', o)), pgp_sym_decrypt(pgp_sym_encrypt('secret', 'key', o), 'key')
    FROM unnest(ARRAY['', 'cipher-algo=aes192', 'cipher-algo=AES256, sess-key=1', 'cipher-algo=3des', 'disable-mdc=1', 'disable-mdc=1, sess-key=1', 's2k-mode=0', 's2k-mode=1', 's2k-count=4096',
        's2k-digest-algo=md5', 's2k-digest-algo=ripemd160', 's2k-cipher-algo=aes256, sess-key=1', 'unicode-mode=1', 'compress-algo=2, compress-level=0']) o;
--> o:text | length:int4 | pgp_sym_decrypt:text
--|  | 72 | secret
--| cipher-algo=aes192 | 72 | secret
--| cipher-algo=AES256, sess-key=1 | 105 | secret
--| cipher-algo=3des | 64 | secret
--| disable-mdc=1 | 49 | secret
--| disable-mdc=1, sess-key=1 | 66 | secret
--| s2k-mode=0 | 63 | secret
--| s2k-mode=1 | 71 | secret
--| s2k-count=4096 | 72 | secret
--| s2k-digest-algo=md5 | 72 | secret
--| s2k-digest-algo=ripemd160 | 72 | secret
--| s2k-cipher-algo=aes256, sess-key=1 | 89 | secret
--| unicode-mode=1 | 72 | secret
--| compress-algo=2, compress-level=0 | 72 | secret
--@ differs: OpenSSL of PostgreSQL's machine refuses them
SELECT o, pgp_sym_decrypt(pgp_sym_encrypt('secret', 'key', o), 'key') FROM unnest(ARRAY['cipher-algo=bf', 'cipher-algo=cast5, sess-key=1']) o;
--> o:text | pgp_sym_decrypt:text
--| cipher-algo=bf | secret
--| cipher-algo=cast5, sess-key=1 | secret
SELECT n, pgp_sym_decrypt(pgp_sym_encrypt(repeat('x', n), 'key', o), 'key') = repeat('x', n), length(pgp_sym_encrypt(repeat('x', n), 'key', o))
    FROM unnest(ARRAY[0, 1, 185, 186, 8377, 8378, 16377, 16378, 16384, 65530, 200000]) n, unnest(ARRAY['', 'disable-mdc=1']) o ORDER BY o, n;
--> n:int4 | ?column?:bool | length:int4
--| 0 | t | 66
--| 1 | t | 67
--| 185 | t | 252
--| 186 | t | 254
--| 8377 | t | 8448
--| 8378 | t | 8452
--| 16377 | t | 16448
--| 16378 | t | 16446
--| 16384 | t | 16452
--| 65530 | t | 65604
--| 200000 | t | 200092
--| 0 | t | 43
--| 1 | t | 44
--| 185 | t | 229
--| 186 | t | 231
--| 8377 | t | 8425
--| 8378 | t | 8429
--| 16377 | t | 16425
--| 16378 | t | 16423
--| 16384 | t | 16429
--| 65530 | t | 65581
--| 200000 | t | 200069
SELECT n, pgp_sym_decrypt(pgp_sym_encrypt(repeat('ab', n), 'key', o), 'key', o) = repeat('ab', n)
    FROM unnest(ARRAY[0, 1, 8192, 100000]) n, unnest(ARRAY['compress-algo=1', 'compress-algo=2', 'compress-algo=1, compress-level=9', 'compress-algo=2, compress-level=1']) o ORDER BY o, n;
--> n:int4 | ?column?:bool
--| 0 | t
--| 1 | t
--| 8192 | t
--| 100000 | t
--| 0 | t
--| 1 | t
--| 8192 | t
--| 100000 | t
--| 0 | t
--| 1 | t
--| 8192 | t
--| 100000 | t
--| 0 | t
--| 1 | t
--| 8192 | t
--| 100000 | t
SELECT pgp_sym_decrypt_bytea(pgp_sym_encrypt(E'1\n2\r\n', 'key', 'convert-crlf=1'), 'key'), encode(pgp_sym_decrypt(pgp_sym_encrypt(E'1\n2\r\n\r', 'key', 'convert-crlf=1'), 'key', 'convert-crlf=1')::bytea, 'escape');
--> pgp_sym_decrypt_bytea:bytea | encode:text
--| \x310d0a320d0d0a | 1␊2␍␊␍
SELECT pgp_sym_encrypt('a', 'key') = pgp_sym_encrypt('a', 'key');
--> ?column?:bool
--| f
SELECT pgp_sym_decrypt(pgp_sym_encrypt('Secret.', 'key'), 'key', 'expect-cipher-algo=bf, expect-s2k-mode=0, expect-sess-key=1, expect-disable-mdc=1, expect-compress-algo=1, expect-unicode-mode=1');
--> pgp_sym_decrypt:text
--~ pgp_decrypt: unexpected cipher_algo: expected 4 got 7
--~ pgp_decrypt: unexpected s2k_mode: expected 0 got 3
--~ pgp_decrypt: unexpected use_sess_key: expected 1 got 0
--~ pgp_decrypt: unexpected disable_mdc: expected 1 got 0
--~ pgp_decrypt: unexpected compress_algo: expected 1 got 0
--~ pgp_decrypt: unexpected unicode_mode: expected 1 got 0
--| Secret.
-- Errors.
SELECT pgp_sym_decrypt(pgp_sym_encrypt_bytea('binary', 'key'), 'key');
--! 39000: Not text data
SELECT pgp_sym_decrypt('\xc30d04070302aeb92229805144ed68d24001f55abfc68ba831cfb37e309c93a84c23208660a93c7276206da3e9787b8f1c582465a276b845ca14f195f7cccc2192e2bdb8a177a61c95b6c5ef603c75c08b', 'wrong');
--! 39000: Wrong key or corrupt data
SELECT pgp_sym_decrypt(substr('\xc30d04070302aeb92229805144ed68d24001f55abfc68ba831cfb37e309c93a84c23208660a93c7276206da3e9787b8f1c582465a276b845ca14f195f7cccc2192e2bdb8a177a61c95b6c5ef603c75c08b'::bytea, 1, 40), 'key');
--! 39000: Wrong key or corrupt data
SELECT pgp_sym_decrypt('\xc30d04070302aeb92229805144ed68d24001f55abfc68ba831cfb37e309c93a84c23208660a93c7276206da3e9787b8f1c582465a276b845ca14f195f7cccc2192e2bdb8a177a61c95b6c5ef603c75c08b'::bytea || '\xcb00', 'key');
--! 39000: Wrong key or corrupt data
SELECT pgp_sym_decrypt('', 'key');
--! 39000: Wrong key or corrupt data
SELECT pgp_sym_encrypt('a', '');
--! 39000: Illegal argument to function
SELECT pgp_sym_encrypt('a', 'key', 'nosuch=1');
--! 39000: Illegal argument to function
SELECT pgp_sym_encrypt('a', 'key', 'debug');
--! 39000: Illegal argument to function
SELECT pgp_sym_encrypt('a', 'key', 'cipher-algo=twofish');
--! 39000: Unsupported cipher algorithm
SELECT pgp_sym_encrypt('a', 'key', 's2k-digest-algo=sha224');
--! 39000: Unsupported digest algorithm
SELECT pgp_sym_encrypt('a', 'key', 'compress-algo=3');
--! 39000: Unsupported compression algorithm
SELECT pgp_sym_encrypt('a', 'key', 's2k-mode=1, s2k-count=2048');
--! 39000: Illegal argument to function
SELECT pgp_sym_decrypt(pgp_sym_encrypt_bytea('\xff', 'key'), 'key');
--! 39000: Not text data
SELECT pgp_key_id('');
--! 39000: No encryption key found
SELECT pgp_key_id('no key');
--! 39000: Wrong key or corrupt data
-- Armor.
SELECT armor(''), armor('0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef');
--> armor:text | armor:text
--| -----BEGIN PGP MESSAGE-----␊␊=twTO␊-----END PGP MESSAGE-----␊ | -----BEGIN PGP MESSAGE-----␊␊MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNDU2Nzg5YWJjZGVmMDEyMzQ1Njc4␊OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=␊=gZCc␊-----END PGP MESSAGE-----␊
SELECT armor('x', ARRAY['Version', 'Comment'], ARRAY['1', 'two: words']);
--> armor:text
--| -----BEGIN PGP MESSAGE-----␊Version: 1␊Comment: two: words␊␊eA==␊=ENRY␊-----END PGP MESSAGE-----␊
SELECT dearmor(armor(repeat('long ', 100)::bytea)) = repeat('long ', 100)::bytea;
--> ?column?:bool
--| t
SELECT * FROM pgp_armor_headers(armor('x', ARRAY['Version', 'Comment'], ARRAY['1', 'two: words']));
--> key:text | value:text
--| Version | 1
--| Comment | two: words
SELECT dearmor(replace(armor('x'), '=', '=='));
--! 39000: Corrupt ascii-armor
SELECT dearmor('text');
--! 39000: Corrupt ascii-armor
SELECT armor('x', ARRAY['a'], ARRAY['b', 'c']);
--! 2202E: mismatched array dimensions
SELECT armor('x', ARRAY['a: '], ARRAY['b']);
--! 22023: header key must not contain ": "
SELECT armor('x', ARRAY['a'], ARRAY[E'b\n']);
--! 22023: header value must not contain newlines
SELECT armor('x', ARRAY['ä'], ARRAY['b']);
--! 22023: header key must not contain non-ASCII characters
SELECT armor('x', ARRAY['a'], ARRAY[NULL]);
--! 22004: null value not allowed for header value
SELECT armor('x', ARRAY[['a']], ARRAY[['b']]);
--! 2202E: wrong number of array subscripts
-- Ciphers and hash functions beside it.
SELECT encrypt('hello', '0123456789', '3des'), encrypt('hello', 'key', 'des3-ecb'), encrypt('hello', repeat('k', 40)::bytea, 'aes//'), encrypt('', 'key', 'aes/pad:none');
--> encrypt:bytea | encrypt:bytea | encrypt:bytea | encrypt:bytea
--| \x7c555fe66e922e86 | \x6abeb7e4dfcbaa66 | \xf40560883a70837deffe33e38fef9960 | \x
--@ differs: OpenSSL of PostgreSQL's machine refuses them
SELECT encrypt('hello', '0123456789', 'cast5'), encrypt('hello', 'k', 'bf'), encrypt('hello', 'key', 'bf-cfb'), encrypt('hello', 'key', 'des-ecb'), decrypt(encrypt('hello', 'key', 'cast5-ecb'), 'key', 'cast5-ecb');
--> encrypt:bytea | encrypt:bytea | encrypt:bytea | encrypt:bytea | decrypt:bytea
--| \x9a4e0bbd5e866ad4 | \xa97453a66ba732bf | \x8cc4c0b1cd | \x6abeb7e4dfcbaa66 | \x68656c6c6f
SELECT encrypt('hello', 'key', 'des3');
--! 22023: Cannot use "des3": No such cipher algorithm
SELECT encrypt('hello', 'key', 'aes/pad:foo');
--! 22023: Cannot use "aes/pad:foo": No such cipher algorithm
SELECT encrypt('hello', 'key', 'aes/foo:x');
--! 22023: Cannot use "aes/foo:x": Unknown option
SELECT encrypt('hello', 'key', 'aes/foo');
--! 22023: Cannot use "aes/foo": Badly formatted type
SELECT decrypt('', 'key', 'aes');
--! 39000: decrypt error: Decryption failed
SELECT decrypt_iv('hello', 'key', 'iv', 'aes');
--! 39000: decrypt_iv error: Decryption failed
SELECT d, digest('abc', d), hmac('abc', 'key', d) FROM unnest(string_to_array('SHA-256 sha512-224 sha512-256 sha3-224 sha3-256 sha3-384 sha3-512 shake128 shake256 ripemd160 blake2b512 blake2s256 sm3 md5-sha1', ' ')) d;
--> d:text | digest:bytea | hmac:bytea
--| SHA-256 | \xba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad | \x9c196e32dc0175f86f4b1cb89289d6619de6bee699e4c378e68309ed97a1a6ab
--| sha512-224 | \x4634270f707b6a54daae7530460842e20e37ed265ceee9a43e8924aa | \x28bc0433ef684ea9877c2f2437aa0ccfc2e8eb3a9b4c731606877b4f
--| sha512-256 | \x53048e2681941ef99b2e29b76b4c7dabe4c2d0c634fc6d46e0e2f13107e7af23 | \xf367b7ca80ab2cf85c23e58b73a8fd525a6fa2c66ff105804a2d4cf4df06e129
--| sha3-224 | \xe642824c3f8cf24ad09234ee7d3c766fc9a3a5168d0c94ad73b46fdf | \x09d9d74e7d761c8f27f07d8d35f95b9d160b6b4d8175329db68eea6d
--| sha3-256 | \x3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532 | \x09b6dbab8d11795ca7c8d82f1cf91682013c7cb980abbb25473be4ae7f7b5683
--| sha3-384 | \xec01498288516fc926459f58e2c6ad8df9b473cb0fc08c2596da7cf0e49be4b298d88cea927ac7f539f1edf228376d25 | \x94f2aa7ae7c4b7b8fa4c612fdb422b3343811b13c8888257904f543995cdbcba5e49f10f8ed6f7b9ddc1b30b3828815c
--| sha3-512 | \xb751850b1a57168a5693cd924b6b096e08f621827444f70d884f5d0240d2712e10e116e9192af3c91a7ec57647e3934057340b4cf408d5a56592f8274eec53f0 | \x085e4e83503f40b82fef38438bc4905a55dbaa8c8878097a899db0b57ce7da57a368251c34474f60b3ebacb39b2edaca4b290456411c76ec7ab61944cfe2288e
--| shake128 | \x5881092dd818bf5cf8a3ddb793fbcba7 | \x302fc8badf13767c8cb79f8ce60947d8
--| shake256 | \x483366601360a8771c6863080cc4114d8db44530f8f1e1ee4f94ea37e78b5739 | \x44850ce0dd3f35097d3cf693fdabaf4cbd6502c34d3bffd2145cca2c3e6b8cc9
--| ripemd160 | \x8eb208f7e05d987a9b044a8e98c6b087f15a0bfc | \x67fdce738ebfc7372bcd38f03c023b5746724d18
--| blake2b512 | \xba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d17d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923 | \x05cc4815438d5cfe68fff446b8df57828cc96189de4b4e928e3f06d815d64e5bc15124a02ffd39859b3e2476da03bc0235ca86df623af2a5631779809e9fd04a
--| blake2s256 | \x508c5e8c327c14e2e1a72ba34eeb452f37458b209ed63a294d999b4c86675982 | \x0018bfddc0c878b3e270c6e59b35af01e164a42d89499c9447a90b58a4d60eb3
--| sm3 | \x66c7f0f462eeedd9d1f2d46bdc10e4e24167c4875cf2f7a2297da02b8f4ba8e0 | \x28e63256e7c5a087b1f073265dc53092163f7b82729735d06f28f10af9d52393
--| md5-sha1 | \x900150983cd24fb0d6963f7d28e17f72a9993e364706816aba3e25717850c26c9cd0d89d | \xa76e5cc4bdaa99b87cc7de69e0606e7d74fd2771909f120bb3b9a4649bb99bea2b4cec32
SELECT crypt('password', '_........');
--! 39000: crypt(3) returned NULL
SELECT crypt('password', '_/!!!!!!!'), crypt('x', 'a!');
--> crypt:text | crypt:text
--| _/!!!!!!!zqM49hRzxko | a!7rPw84BSeBs
